import { useId } from "react";
import { useT } from "#i18n/use-t.ts";
import { addressOfTab, REPORT_TABS, type ReportTab } from "#person/report/report-tabs.ts";
import { AppLink } from "#platform/navigation/app-link.tsx";
import { Button } from "#ui/button.tsx";
import { Dialog } from "#ui/dialog/dialog.tsx";
import { useDialogEntry } from "#ui/dialog/use-dialog-entry.ts";
import { Icon } from "#ui/icon.tsx";
import styles from "./reports-menu.module.css";

/** The seven reports: a list beside the page, or on a small screen a bar that opens them over the page. */
export function ReportsMenu({ shown }: { readonly shown: ReportTab }) {
  const t = useT();
  const titleId = useId();
  const entry = useDialogEntry();
  return (
    <div className={`no-print ${styles.menu}`}>
      <nav className={styles.beside} aria-label={t("doors.title")}>
        <p className={styles.title}>{t("doors.title")}</p>
        <Tabs shown={shown} />
      </nav>
      <button
        type="button"
        className={styles.bar}
        aria-haspopup="dialog"
        aria-expanded={entry.isOpen}
        onClick={() => entry.open()}
      >
        <span className={styles.title}>{t("doors.title")}</span>
        <span className={styles.shown}>{t(shown.label)}</span>
        <Icon name="down" />
      </button>
      <Dialog
        entry={entry}
        titleId={titleId}
        isWholePage
        buttons={<Button onClick={() => void entry.close()}>{t("ui.close")}</Button>}
      >
        <h2 id={titleId} tabIndex={-1} className={styles.title}>
          {t("doors.title")}
        </h2>
        <nav className={styles.over} aria-labelledby={titleId}>
          <Tabs shown={shown} onShown={() => void entry.close()} />
        </nav>
      </Dialog>
    </div>
  );
}

interface TabsProps {
  readonly shown: ReportTab;
  /** If the list lies over the page: it leaves the history with the choice, and the tab that is shown closes it. */
  readonly onShown?: () => void;
}

function Tabs({ shown, onShown }: TabsProps) {
  const t = useT();
  return (
    <ul>
      {REPORT_TABS.map(({ id, label }) => {
        const isShown = id === shown.id;
        return (
          <li key={id}>
            <AppLink
              to={addressOfTab(id)}
              replace={onShown !== undefined}
              aria-current={isShown ? "page" : undefined}
              onClick={(event) => {
                if (!isShown || onShown === undefined) return;
                event.preventDefault();
                onShown();
              }}
            >
              {t(label)}
            </AppLink>
          </li>
        );
      })}
    </ul>
  );
}
