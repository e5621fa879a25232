import { useReport } from "#api/reports/use-report.ts";
import { useT } from "#i18n/use-t.ts";
import { CertaintyContext } from "#person/certainty/certainty.tsx";
import { ReportPart } from "#person/report/report-part.tsx";
import styles from "./mangal-pair.module.css";
import { MangalSide } from "./mangal-side.tsx";
import type { MatchedSide } from "./matched-side.ts";
import { SideBySide } from "./side-by-side.tsx";

interface MangalPairProps {
  readonly bride: MatchedSide;
  readonly groom: MatchedSide;
}

/** Mangal dosha of both, and what custom says of the two together. */
export function MangalPair({ bride, groom }: MangalPairProps) {
  const t = useT();
  const sides = [bride, groom];
  const ofBride = useReport("mangalDosha", bride.birth).answer?.response;
  const ofGroom = useReport("mangalDosha", groom.birth).answer?.response;
  const having = sides.filter((_, index) => [ofBride, ofGroom][index]?.is_dosha_present);
  const [only] = having;
  const together =
    having.length === 2
      ? t("matching.mangalBoth")
      : only
        ? t("matching.mangalOne", { name: only.name })
        : t("matching.mangalNeither");
  return (
    <ReportPart title="matching.mangal">
      <div className={styles.together}>
        <p>{ofBride && ofGroom ? together : "\u00a0"}</p>
        {ofBride && ofGroom && having.length === 1 && <p className={styles.note}>{t("matching.mangalOneNote")}</p>}
      </div>
      <SideBySide>
        {sides.map((side) => (
          <CertaintyContext key={side.side} value={side.certainty}>
            <MangalSide of={side} />
          </CertaintyContext>
        ))}
      </SideBySide>
    </ReportPart>
  );
}
