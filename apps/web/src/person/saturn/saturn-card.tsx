import { useQuery } from "@tanstack/react-query";
import type { BirthQuestion } from "#api/birth-query.ts";
import { gocharaNow } from "#api/gochara-now.ts";
import { useReport } from "#api/reports/use-report.ts";
import { SCREEN_LANGUAGES } from "#i18n/languages/screen-languages.ts";
import { useLanguage } from "#i18n/use-language.ts";
import { useT } from "#i18n/use-t.ts";
import { CertaintyLine } from "#person/certainty/certainty.tsx";
import { dayInWords } from "#person/periods/day-in-words.ts";
import { ReportSection } from "#person/report/report-section.tsx";
import { Statement } from "#person/report/statement.tsx";
import { Skeleton } from "#ui/skeleton.tsx";
import { Reasons } from "#ui/why/reasons.tsx";
import { Why } from "#ui/why/why.tsx";
import { SaturnBands } from "./saturn-bands.tsx";
import { lastDayOfRun, type SaturnStay, saturnNow, saturnStays } from "./saturn-periods.ts";
import { SaturnTable } from "./saturn-table.tsx";

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
  const reasons = answer?.reasons ?? [];
  return (
    <ReportSection
      id="saturn"
      title="results.saturn"
      isBusy={stays === undefined}
      failed="results.saturnFailed"
      error={error}
      onRetry={refresh}
    >
      <Statement>{stays && <SaturnSentence stays={stays} birth={birth} />}</Statement>
      <SaturnBands stays={stays ?? []} birthDayMs={birthDayMs} todayMs={todayMs} />
      <CertaintyLine of={["moon_sign"]} />
      <Why question={t("results.saturnAll")}>{stays ? <SaturnTable stays={stays} /> : <Skeleton lines={3} />}</Why>
      <Why question={t("results.saturnWhat")}>
        <p>{t("results.saturnExplained")}</p>
        <p>{t("results.saturnRemedy")}</p>
        {reasons.length > 0 && <Reasons reasons={reasons} />}
      </Why>
    </ReportSection>
  );
}

interface SaturnSentenceProps {
  readonly stays: readonly SaturnStay[];
  readonly birth: BirthQuestion;
}

function SaturnSentence({ stays, birth }: SaturnSentenceProps) {
  const t = useT();
  const { lang } = useLanguage();
  // Only the sign of its transit is requested; without it the periods are still shown.
  const { data } = useQuery(gocharaNow(birth));
  const saturn = data?.grahas.find(({ graha }) => graha === "saturn");
  const { current, next } = saturnNow(stays);
  const dayIn = (dayMs: number): string => dayInWords(dayMs, lang);
  return (
    <>
      {saturn &&
        `${t("results.saturnPasses", { sign: SCREEN_LANGUAGES[lang].stem(saturn.sign.name), house: saturn.house })} `}
      {current
        ? t("results.saturnRuns", {
            type: t(`saturn.${current.type}`),
            phase: t(`saturn.${current.dhaiya}`),
            date: dayIn(lastDayOfRun(stays, current)),
          })
        : t("results.saturnFree")}
      {next && ` ${t("results.saturnNext", { type: t(`saturn.${next.type}`), date: dayIn(next.startMs) })}`}
    </>
  );
}
