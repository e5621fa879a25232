import type { BirthQuestion } from "#api/birth/birth-query.ts";
import { SCREEN_LANGUAGES } from "#i18n/languages/screen-languages.ts";
import { useLanguage } from "#i18n/use-language.ts";
import { useT } from "#i18n/use-t.ts";
import { CertaintyLine } from "#person/certainty/certainty-line.tsx";
import { dayInWords } from "#person/periods/day-in-words.ts";
import { ReportSection } from "#person/report/report-section.tsx";
import { Statement } from "#person/report/statement.tsx";
import { WhyReport } from "#person/report/why-report.tsx";
import { Skeleton } from "#ui/waiting/skeleton.tsx";
import { Why } from "#ui/why/why.tsx";
import { DashaTable } from "./dasha-table.tsx";
import { DashaTimeline } from "./dasha-timeline.tsx";
import { type Dasha, type Mahadasha, runningOf } from "./life-of-dashas.ts";
import { useLifeOfDashas } from "./use-life-of-dashas.ts";

interface DashaCardProps {
  readonly birth: BirthQuestion;
  /** The day of birth, and the present one. */
  readonly birthDayMs: number;
  readonly todayMs: number;
}

/** The running mahadasha and antardasha, a life of them drawn, and the words and days below. */
export function DashaCard({ birth, birthDayMs, todayMs }: DashaCardProps) {
  const t = useT();
  const { lang } = useLanguage();
  const { life, partReading, isReady, error, retry } = useLifeOfDashas(birth, todayMs);
  const running = runningOf(life);
  const runningPart = runningOf(running?.antardashas ?? []);
  const place = running ? life.indexOf(running) : -1;

  return (
    <ReportSection
      id="dasha"
      title="results.dasha"
      isBusy={!isReady}
      failed="results.dashaFailed"
      error={error}
      onRetry={retry}
    >
      <Running isReady={isReady} isAhead={birthDayMs > todayMs} running={running} part={runningPart} />
      <DashaTimeline life={life} birthDayMs={birthDayMs} todayMs={todayMs} />
      <CertaintyLine of={["mahadasha", "antardasha"]} detailsOf={["lagna"]} hasDashaDates />
      {/* Where none runs there are no words of one. */}
      {(running || !isReady) && (
        <Why question={t("results.dashaWords")}>
          {running ? (
            <>
              <p>{running.prediction}</p>
              <p>{running.planetInZodiac}</p>
              {partReading && <p>{partReading}</p>}
            </>
          ) : (
            <Skeleton lines={3} />
          )}
        </Why>
      )}
      <Why question={t("results.dashaAll")}>
        {isReady ? <DashaTable title={t("results.mahadashas")} dashas={life} /> : <Skeleton lines={3} />}
        {running && (
          <DashaTable
            title={t("results.antardashasOf", { planet: SCREEN_LANGUAGES[lang].stem(running.name) })}
            dashas={running.antardashas}
            ofPlanet={running.name}
          />
        )}
      </Why>
      <WhyReport
        kind={["antardasha", "mahadasha"]}
        birth={birth}
        isMeant={(field, kind) =>
          kind === "antardasha"
            ? field === `antardasha_order.${place}` || field === "running.reading"
            : field.startsWith(`dashas.${place}.`)
        }
        question={t("results.dashaWhy")}
      />
    </ReportSection>
  );
}

interface RunningProps {
  readonly isReady: boolean;
  /** The birth is still to come. */
  readonly isAhead: boolean;
  readonly running: Mahadasha | undefined;
  readonly part: Dasha | undefined;
}

function Running({ isReady, isAhead, running, part }: RunningProps) {
  const t = useT();
  const { lang } = useLanguage();
  const { stem } = SCREEN_LANGUAGES[lang];
  if (!isReady) return <Statement>{undefined}</Statement>;
  if (isAhead) return <Statement>{t("results.dashaAhead")}</Statement>;
  if (!running) return <Statement>{t("results.dashaNone")}</Statement>;
  return (
    <Statement>
      {t("results.dashaRunning", { planet: stem(running.name), date: dayInWords(running.endMs, lang) })}
      {part && ` ${t("results.antardashaRunning", { planet: stem(part.name), date: dayInWords(part.endMs, lang) })}`}
    </Statement>
  );
}
