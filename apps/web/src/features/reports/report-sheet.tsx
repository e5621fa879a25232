import { birthPlace } from "#api/birth/birth-place.ts";
import type { ShownDetails } from "#api/birth/shown-details.ts";
import { useClockOfBirth } from "#api/birth/use-clock-of-birth.ts";
import { useT } from "#i18n/use-t.ts";
import { CertaintyContext, useCertainty } from "#person/certainty/certainty.tsx";
import { RulesOfBirth } from "#person/details/rules-of-birth.tsx";
import { UnlocatedNote } from "#person/details/unlocated-note.tsx";
import { useBirthInWords } from "#person/details/use-birth-in-words.ts";
import { useBirthPlace } from "#person/details/use-birth-place-words.ts";
import type { ReportTab } from "#person/report/report-tabs.ts";
import { HoldsServed } from "#person/served/served-person.tsx";
import { LatePiece } from "#ui/waiting/late-piece.tsx";
import { PanelWaiting } from "./panel-waiting.tsx";
import { PANELS } from "./panels.ts";
import styles from "./reports-page.module.css";
import { usePanelProps } from "./use-panel-props.ts";

interface ReportSheetProps {
  readonly tab: ReportTab;
  readonly details: ShownDetails;
}

/** Whose report it is, and the panel of the tab. */
export function ReportSheet({ tab, details }: ReportSheetProps) {
  const t = useT();
  const given = usePanelProps(details);
  const clock = useClockOfBirth(details);
  const certainty = useCertainty(given.birth, details.timeAccuracyMinutes);
  const born = useBirthInWords(details);
  const place = useBirthPlace(details);
  return (
    <CertaintyContext value={certainty}>
      <p className={styles.who}>
        {t("reports.who", { name: `${details.firstName} ${details.lastName}`, born, place: place.words })}
      </p>
      {place.areComing && <HoldsServed />}
      {clock?.note && <p className={styles.who}>{t(`clock.${clock.note}`)}</p>}
      {!birthPlace(details).isLocated && <UnlocatedNote location={details.location} isViewOnly={details.isViewOnly} />}
      <RulesOfBirth />
      <LatePiece load={PANELS[tab.id]} given={given} waiting={<PanelWaiting />} />
    </CertaintyContext>
  );
}
