import type { BirthQuestion } from "#api/birth/birth-query.ts";
import { useReport } from "#api/reports/use-report.ts";
import { useT } from "#i18n/use-t.ts";
import { CertaintyLine } from "#person/certainty/certainty-line.tsx";
import { ReportSection } from "#person/report/report-section.tsx";
import { Statement } from "#person/report/statement.tsx";
import { WhyReport } from "#person/report/why-report.tsx";
import { Skeleton } from "#ui/waiting/skeleton.tsx";
import { Why } from "#ui/why/why.tsx";
import { SaturnBands } from "./saturn-bands.tsx";
import { saturnStays, stayTold } from "./saturn-periods.ts";
import { SaturnTable } from "./saturn-table.tsx";
import { useSaturnSentence } from "./use-saturn-sentence.ts";

interface SaturnCardProps {
  readonly birth: BirthQuestion;
  readonly birthDayMs: number;
  readonly todayMs: number;
}

/** The house of Saturn from the Moon today, and its periods that matter by tradition, through a life. */
export function SaturnCard({ birth, birthDayMs, todayMs }: SaturnCardProps) {
  const t = useT();
  const { answer, error, refresh } = useReport("sadeSati", birth);
  const stays = answer && saturnStays(answer.response, todayMs);
  const sentence = useSaturnSentence(stays, birth);
  const told = stayTold(stays ?? []);
  return (
    <ReportSection
      id="saturn"
      title="results.saturn"
      isBusy={sentence === undefined}
      failed="results.saturnFailed"
      error={error}
      onRetry={refresh}
    >
      <Statement>{sentence}</Statement>
      <SaturnBands stays={stays ?? []} birthDayMs={birthDayMs} todayMs={todayMs} />
      <CertaintyLine of={["moon_sign"]} />
      <Why question={t("results.saturnAll")}>{stays ? <SaturnTable stays={stays} /> : <Skeleton lines={3} />}</Why>
      <Why question={t("results.saturnWhat")}>
        {told && <p>{told.reading}</p>}
        <p>{t("results.saturnExplained")}</p>
        <p>{t("results.saturnRemedy")}</p>
      </Why>
      <WhyReport kind="sadeSati" birth={birth} question={t("results.saturnWhy")} />
    </ReportSection>
  );
}
