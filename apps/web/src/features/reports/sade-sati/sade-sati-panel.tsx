import { useReport } from "#api/reports/use-report.ts";
import { useT } from "#i18n/use-t.ts";
import { HowSure } from "#person/certainty/how-sure.tsx";
import { civilDay } from "#person/periods/period.ts";
import { AnalyzePrompt } from "#person/report/analyze-prompt.tsx";
import { AnswerAhead } from "#person/report/answer-ahead.tsx";
import { Intro } from "#person/report/intro.tsx";
import { NowBanner } from "#person/report/now-banner.tsx";
import { RefreshData } from "#person/report/refresh-data.tsx";
import { ReportBanner } from "#person/report/report-banner.tsx";
import type { ReportPanelProps } from "#person/report/report-panel.ts";
import { ReportPart } from "#person/report/report-part.tsx";
import { WhyReport } from "#person/report/why-report.tsx";
import { isOfStay } from "#person/saturn/is-of-stay.ts";
import { SaturnBands } from "#person/saturn/saturn-bands.tsx";
import { runsOf, saturnStays, stayTold } from "#person/saturn/saturn-periods.ts";
import { useSaturnSentence } from "#person/saturn/use-saturn-sentence.ts";
import styles from "./sade-sati-panel.module.css";
import { SaturnExplained } from "./saturn-explained.tsx";
import { StaysTable } from "./stays-table.tsx";

/** Saturn's stays around the Moon of birth: now, through a life, each by itself, and what they are. */
export default function SadeSatiPanel({ birth, birthDayMs, todayMs }: ReportPanelProps) {
  const t = useT();
  const { answer, error, isAsking, refresh } = useReport("sadeSati", birth);
  const stays = answer && saturnStays(answer.response, todayMs);
  const sentence = useSaturnSentence(stays, birth);
  const told = stayTold(stays ?? []);
  const rounds = runsOf(stays ?? [], "Sade Sati");
  const years = rounds.map(({ startMs, endMs }) => `${civilDay(startMs).year}–${civilDay(endMs).year}`).join(", ");

  return (
    <div aria-busy={isAsking}>
      <ReportBanner error={isAsking ? null : error} failed="results.saturnFailed" onRetry={refresh} />
      <Intro>{t("sadeSati.intro")}</Intro>
      {stays || isAsking ? (
        <>
          <NowBanner title={t("sadeSati.current")}>{sentence}</NowBanner>
          {stays ? (
            <>
              <HowSure of={["moon_sign"]} />
              {told && (
                <ReportPart title={told.standing === "current" ? "sadeSati.stayNow" : "sadeSati.stayNext"}>
                  <p>{told.reading}</p>
                  <WhyReport
                    kind="sadeSati"
                    birth={birth}
                    isMeant={isOfStay(stays.indexOf(told))}
                    about={t(`saturn.${told.type}`)}
                  />
                </ReportPart>
              )}
              <section className={`oxford ${styles.section}`} aria-labelledby="life">
                <h2 id="life">{t("sadeSati.life")}</h2>
                <SaturnBands stays={stays} birthDayMs={birthDayMs} todayMs={todayMs} />
                <p className={styles.caption}>
                  {t("sadeSati.picture")}
                  {rounds.length > 0 && ` ${t("sadeSati.rounds", { count: rounds.length, years })}`}
                </p>
              </section>
              <section className={`oxford ${styles.section}`} aria-labelledby="stays">
                <h2 id="stays">{t("sadeSati.stays")}</h2>
                <RefreshData isBusy={isAsking} onRefresh={refresh} />
                <StaysTable stays={stays} birth={birth} />
              </section>
            </>
          ) : (
            <AnswerAhead />
          )}
        </>
      ) : (
        <AnalyzePrompt text="sadeSati.prompt" action="sadeSati.analyze" onAnalyze={refresh} />
      )}
      <SaturnExplained />
    </div>
  );
}
