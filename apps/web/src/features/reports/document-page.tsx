import { PageTitle } from "#ui/page-title.tsx";
import { NeedsBirth } from "./needs-birth.tsx";
import { ReportDocument } from "./report-document.tsx";
import styles from "./reports-page.module.css";

/** `/report`: all reports on a person below one another, laid out for paper. */
export function DocumentPage() {
  return (
    <div className="sheet">
      <NeedsBirth noDetails="reports.noDetails" title={<PageTitle id="title.report" className={styles.title} />}>
        {(details) => <ReportDocument details={details} />}
      </NeedsBirth>
    </div>
  );
}
