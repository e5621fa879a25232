import { useRef, useState } from "react";
import type { ShownDetails } from "#api/birth/shown-details.ts";
import { formatDate } from "#i18n/format-date.ts";
import { useLanguage } from "#i18n/use-language.ts";
import { useT } from "#i18n/use-t.ts";
import { CertaintyContext, useCertainty } from "#person/certainty/certainty.tsx";
import { civilDay } from "#person/periods/period.ts";
import { useJump } from "#platform/navigation/use-jump.ts";
import { LatePiece } from "#ui/waiting/late-piece.tsx";
import { Cover } from "./document/cover.tsx";
import { DocumentControls } from "./document/document-controls.tsx";
import { DocumentFrame } from "./document/document-frame.tsx";
import { PartFrame } from "./document/part-frame.tsx";
import { PARTS } from "./document/parts.ts";
import { usePageRules } from "./document/use-page-rules.ts";
import { usePartStates } from "./document/use-part-states.ts";
import { PanelWaiting } from "./panel-waiting.tsx";
import { PANELS } from "./panels.ts";
import { usePanelProps } from "./use-panel-props.ts";

/** The seven reports in one document, and what the reader decides before printing it. */
export default function ReportDocumentPiece({ details }: { readonly details: ShownDetails }) {
  const t = useT();
  const { lang } = useLanguage();
  const given = usePanelProps(details);
  const certainty = useCertainty(given.birth, details.timeAccuracyMinutes);
  const parts = useRef<HTMLDivElement>(null);
  const states = usePartStates(parts);
  const [hasContact, setContact] = useState(false);
  const name = `${details.firstName} ${details.lastName}`;
  const madeOn = formatDate(civilDay(given.todayMs), lang);
  usePageRules(t("document.foot", { name, date: madeOn }));
  useJump();

  return (
    <CertaintyContext value={certainty}>
      <DocumentControls
        states={states}
        hasContact={hasContact}
        onContact={details.isViewOnly ? undefined : setContact}
      />
      <DocumentFrame
        ref={parts}
        cover={<Cover details={details} birth={given.birth} madeOn={madeOn} hasContact={hasContact} />}
      >
        {PARTS.map((part) => (
          <PartFrame key={part.id} part={part}>
            <LatePiece load={PANELS[part.id]} given={given} waiting={<PanelWaiting />} />
          </PartFrame>
        ))}
      </DocumentFrame>
    </CertaintyContext>
  );
}
