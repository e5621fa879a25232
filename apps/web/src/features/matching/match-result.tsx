import type { ReactNode } from "react";
import type { ShownDetails } from "#api/birth/shown-details.ts";
import { useBirthQuestion } from "#api/birth/use-birth-question.ts";
import { useT } from "#i18n/use-t.ts";
import { useCertainty } from "#person/certainty/certainty.tsx";
import { dayOf } from "#person/periods/period.ts";
import { ReportPart } from "#person/report/report-part.tsx";
import { useNow } from "#ui/use-now.ts";
import { KootaSection } from "./kootas/koota-section.tsx";
import { PoruthamSection } from "./kootas/porutham-section.tsx";
import styles from "./match-result.module.css";
import { DashaPair } from "./sides/dasha-pair.tsx";
import { MangalPair } from "./sides/mangal-pair.tsx";
import type { MatchedSide } from "./sides/matched-side.ts";
import { MoonDoubts } from "./sides/moon-doubts.tsx";
import { PairHead } from "./sides/pair-head.tsx";
import { PapaSection } from "./sides/papa-section.tsx";

/** Of the note about other times of birth. */
const NOTE_ID = "other-times";

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
  const pair = {
    bride: bride.birth,
    groom: groom.birth,
    minutes: { bride: bride.certainty?.minutes ?? 0, groom: groom.certainty?.minutes ?? 0 },
  };
  return (
    <div className={styles.result}>
      <PairHead bride={bride} groom={groom} />
      {actions}
      <KootaSection pair={pair} note={<MoonDoubts id={NOTE_ID} sides={[bride, groom]} />} noteId={NOTE_ID} />
      <PoruthamSection pair={pair} noteId={NOTE_ID} />
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
