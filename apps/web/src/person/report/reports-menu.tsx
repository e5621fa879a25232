import { useId } from "react";
import { useT } from "#i18n/use-t.ts";
import { Dialog } from "#ui/dialog/dialog.tsx";
import { useDialogEntry } from "#ui/dialog/use-dialog-entry.ts";
import { Icon } from "#ui/icon.tsx";
import { Button } from "#ui/press/button.tsx";
import { type ListedReports, ReportList } from "./report-list.tsx";
import styles from "./reports-menu.module.css";

/** The overview and the seven reports: a list beside the page, or on a small screen a bar that opens them over the page. */
export function ReportsMenu(props: ListedReports) {
  const t = useT();
  const titleId = useId();
  const entry = useDialogEntry();
  const { shown } = props;
  return (
    <div className={`no-print ${styles.menu} ${shown === null ? styles.ofOverview : styles.ofReport}`}>
      <nav className={styles.beside} aria-label={t("doors.title")}>
        <p className={styles.title}>{t("doors.title")}</p>
        <ReportList {...props} />
      </nav>
      <button
        type="button"
        className={styles.bar}
        aria-haspopup="dialog"
        aria-expanded={entry.isOpen}
        onClick={() => entry.open()}
      >
        <span className={styles.title}>{t("doors.title")}</span>
        <span className={styles.shown}>{t(shown?.label ?? "doors.overview")}</span>
        <Icon name="down" />
      </button>
      <Dialog
        entry={entry}
        titleId={titleId}
        shape="whole"
        buttons={<Button onClick={() => void entry.close()}>{t("ui.close")}</Button>}
      >
        <h2 id={titleId} tabIndex={-1} className={styles.title}>
          {t("doors.title")}
        </h2>
        <nav className={styles.over} aria-labelledby={titleId}>
          <ReportList {...props} onShown={() => void entry.close()} />
        </nav>
      </Dialog>
    </div>
  );
}
