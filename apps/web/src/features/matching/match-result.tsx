import type { ReactNode } from "react";
import type { ShownDetails } from "#api/birth/shown-details.ts";
import { useBirthQuestion } from "#api/birth/use-birth-question.ts";
import { useT } from "#i18n/use-t.ts";
import { useCertainty } from "#person/certainty/certainty.tsx";
import { dayOf } from "#person/periods/period.ts";
import { ReportPart } from "#person/report/report-part.tsx";
import { useNow } from "#ui/use-now.ts";
import { DashaPair } from "./dasha-pair.tsx";
import { KootaSection } from "./kootas/koota-section.tsx";
import { MangalPair } from "./mangal-pair.tsx";
import styles from "./match-result.module.css";
import type { MatchedSide } from "./matched-side.ts";
import { MoonDoubts } from "./moon-doubts.tsx";
import { PairHead } from "./pair-head.tsx";
import { PapaSection } from "./papa-section.tsx";
import { PoruthamSection } from "./porutham-section.tsx";

interface MatchResultProps {
  readonly bride: ShownDetails;
  readonly groom: ShownDetails;
  /** What can be done with the two: before what is compared, and after it. */
  readonly actions: ReactNode;
  readonly ending: ReactNode;
}

/** All that is compared of two births. */
export function MatchResult({ bride: brideDetails, groom: groomDetails, actions, ending }: MatchResultProps) {
  const t = useT();
  const bride = useMatchedSide("bride", brideDetails);
  const groom = useMatchedSide("groom", groomDetails);
  const todayMs = dayOf(useNow() ?? Date.now());
  const pair = { bride: bride.birth, groom: groom.birth };
  return (
    <div className={styles.result}>
      <PairHead bride={bride} groom={groom} />
      {actions}
      <MoonDoubts sides={[bride, groom]} />
      <KootaSection pair={pair} />
      <PoruthamSection pair={pair} />
      <MangalPair bride={bride} groom={groom} />
      <PapaSection bride={bride} groom={groom} />
      <DashaPair bride={bride} groom={groom} todayMs={todayMs} />
      <ReportPart title="matching.limits">
        <p>{t("matching.limitsText")}</p>
      </ReportPart>
      {ending}
    </div>
  );
}

function useMatchedSide(side: MatchedSide["side"], details: ShownDetails): MatchedSide {
  const t = useT();
  const birth = useBirthQuestion(details);
  const certainty = useCertainty(birth, details.timeAccuracyMinutes);
  return {
    side,
    name: `${details.firstName} ${details.lastName}`.trim() || t(`matching.${side}`),
    details,
    birth,
    certainty,
  };
}
