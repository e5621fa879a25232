import type { BirthQuestion } from "#api/birth/birth-query.ts";
import { useReport } from "#api/reports/use-report.ts";
import type { MessageId } from "#i18n/catalogue/en.ts";
import { useT } from "#i18n/use-t.ts";
import { useIsTimeUnknown } from "#person/certainty/certainty.tsx";
import { CertaintyLine } from "#person/certainty/certainty-line.tsx";
import { FactRows } from "#person/report/fact-rows.tsx";
import { ReportSection } from "#person/report/report-section.tsx";
import { WhyReport } from "#person/report/why-report.tsx";
import { Skeleton } from "#ui/waiting/skeleton.tsx";
import { Why } from "#ui/why/why.tsx";

const ROWS: readonly MessageId[] = [
  "results.ascendantLord",
  "results.lordStandsIn",
  "results.lordStrength",
  "results.strengths",
  "results.challenges",
];

/** Qualities are for the screen; a printed sheet has no space for them. */
const LAST_FACT = 2;

/** The rising sign and its lord, and the texts about them. */
export function AscendantCard({ birth }: { readonly birth: BirthQuestion }) {
  const t = useT();
  const { answer, error, refresh } = useReport("ascendantReport", birth);
  const isTimeUnknown = useIsTimeUnknown();
  const [said] = answer?.response ?? [];
  const values = said && [
    said.ascendant_lord,
    t("results.signAndHouse", {
      sign: said.ascendant_lord_location,
      house: said.ascendant_lord_house_location,
    }),
    t(`results.strength.${said.ascendant_lord_strength}`),
    said.good_qualities,
    said.bad_qualities,
  ];
  if (isTimeUnknown) {
    return (
      <ReportSection
        id="ascendant"
        title="results.ascendantTitle"
        isBusy={false}
        failed="results.ascendantFailed"
        error={null}
        onRetry={refresh}
      >
        <p>{t("results.ascendantNeedsTime")}</p>
      </ReportSection>
    );
  }
  return (
    <ReportSection
      id="ascendant"
      title="results.ascendantTitle"
      isBusy={said === undefined}
      failed="results.ascendantFailed"
      error={error}
      onRetry={refresh}
    >
      <FactRows
        rows={ROWS.map((label, index) => ({ label, value: values?.[index], isForScreenAlone: index > LAST_FACT }))}
      />
      <CertaintyLine of={["lagna", "lord_house"]} />
      <Why question={t("results.ascendantWords")}>
        {said ? (
          <>
            <p>{said.general_prediction}</p>
            <p>{said.personalised_prediction}</p>
            <p>{said.flagship_qualities}</p>
            <p>{said.spirituality_advice}</p>
          </>
        ) : (
          <Skeleton lines={3} />
        )}
      </Why>
      <WhyReport
        kind="ascendantReport"
        birth={birth}
        isMeant={(field) => field === "0.ascendant_lord_strength"}
        question={t("results.whyStrength")}
      />
    </ReportSection>
  );
}
