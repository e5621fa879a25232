import { useQuery } from "@tanstack/react-query";
import { dashasNow } from "#api/dasha-levels.ts";
import { SCREEN_LANGUAGES } from "#i18n/languages/screen-languages.ts";
import { useLanguage } from "#i18n/use-language.ts";
import { useT } from "#i18n/use-t.ts";
import { HowSure } from "#person/certainty/how-sure.tsx";
import { DashaTimeline } from "#person/dasha/dasha-timeline.tsx";
import { runningOf } from "#person/dasha/life-of-dashas.ts";
import { useLifeOfDashas } from "#person/dasha/use-life-of-dashas.ts";
import { dayInWords } from "#person/periods/day-in-words.ts";
import { AnswerAhead } from "#person/report/answer-ahead.tsx";
import { Intro } from "#person/report/intro.tsx";
import { NowBanner } from "#person/report/now-banner.tsx";
import { RefreshData } from "#person/report/refresh-data.tsx";
import { ReportBanner } from "#person/report/report-banner.tsx";
import type { ReportPanelProps } from "#person/report/report-panel.ts";
import { ReportPart } from "#person/report/report-part.tsx";
import { ReportSection } from "#person/report/report-section.tsx";
import { WhyReport } from "#person/report/why-report.tsx";
import { DashaStack } from "./dasha-stack.tsx";
import styles from "./mahadasha-panel.module.css";
import { MahadashaTable } from "./mahadasha-table.tsx";

/** What runs today, a life of mahadashas drawn, and each of the nine with its words and its parts. */
export default function MahadashaPanel({ birth, birthDayMs, todayMs }: ReportPanelProps) {
  const t = useT();
  const { lang } = useLanguage();
  const { life, partReading, isReady, error, maha, antar, retry } = useLifeOfDashas(birth, todayMs);
  // Asked together with the others, before its section is drawn.
  const levels = useQuery(dashasNow(birth));
  const isAsking = maha.isAsking || antar.isAsking;
  const running = runningOf(life);
  const example = running ?? life[0];
  const last = life.at(-1);

  function refresh(): void {
    maha.refresh();
    antar.refresh();
  }

  function current(): string | undefined {
    if (!isReady) return undefined;
    if (birthDayMs > todayMs) return t("results.dashaAhead");
    if (running) {
      const planet = SCREEN_LANGUAGES[lang].stem(running.name);
      return t("results.dashaRunning", { planet, date: dayInWords(running.endMs, lang) });
    }
    return `${t("results.dashaNone")} ${last ? t("mahadasha.over", { date: dayInWords(last.endMs, lang) }) : ""}`;
  }

  return (
    <>
      <ReportBanner error={error} failed="results.dashaFailed" />
      <Intro>{t("mahadasha.intro")}</Intro>
      {!error && <NowBanner title={t("mahadasha.current")}>{current()}</NowBanner>}
      {isReady || error ? (
        <>
          <HowSure of={["mahadasha", "antardasha", "pratyantardasha"]} detailsOf={["lagna"]} hasDashaDates />
          {partReading && (
            <ReportPart title="mahadasha.partNow">
              <p>{partReading}</p>
              <WhyReport
                kind="antardasha"
                birth={birth}
                isMeant={(field) => field === "running.reading"}
                about={t("mahadasha.partNow")}
              />
            </ReportPart>
          )}
          <DashaStack levels={levels} todayMs={todayMs}>
            {!error && (
              <>
                <DashaTimeline life={life} birthDayMs={birthDayMs} todayMs={todayMs} isProbed />
                <p className={styles.caption}>
                  {t(isReady && !running ? "mahadasha.pictureOver" : "mahadasha.picture")}{" "}
                  <span className="no-print">{t("mahadasha.pointAt")}</span>
                </p>
              </>
            )}
            <WhyReport
              kind="antardasha"
              birth={birth}
              isMeant={(field) => field === "antardashas"}
              question={t("results.dashaWhy")}
            />
          </DashaStack>
          <ReportSection
            id="periods"
            title="mahadasha.periods"
            isBusy={!isReady}
            failed="mahadasha.unable"
            error={error}
            onRetry={retry}
          >
            <RefreshData isBusy={isAsking} onRefresh={refresh} />
            <MahadashaTable life={life} birth={birth} birthDayMs={birthDayMs} />
            {example && (
              <p className={styles.caption}>
                {t("mahadasha.pair", { maha: example.name, antar: example.antardashas[1]?.name ?? example.name })}{" "}
                <span className="no-print">{t("mahadasha.openPart")}</span>
              </p>
            )}
          </ReportSection>
        </>
      ) : (
        <AnswerAhead />
      )}
    </>
  );
}
