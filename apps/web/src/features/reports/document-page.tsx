import { PageTitle } from "#ui/page-title.tsx";
import { LatePiece } from "#ui/waiting/late-piece.tsx";
import { pieceOfScreen } from "#ui/waiting/load-piece.ts";
import { NeedsBirth } from "./needs-birth.tsx";
import { PanelWaiting } from "./panel-waiting.tsx";
import styles from "./reports-page.module.css";

const loadDocument = pieceOfScreen(() => import("./report-document-piece.tsx"));

/** `/report`: all reports on a person below one another, laid out for paper. */
export function DocumentPage() {
  return (
    <div className="sheet">
      <NeedsBirth noDetails="reports.noDetails" title={<PageTitle id="title.report" className={styles.title} />}>
        {(details) => <LatePiece load={loadDocument} given={{ details }} waiting={<PanelWaiting />} />}
      </NeedsBirth>
    </div>
  );
}
