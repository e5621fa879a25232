import { useT } from "#i18n/use-t.ts";
import { addressOfTab, REPORT_TABS } from "#person/report/report-tabs.ts";
import { AppLink } from "#platform/navigation/app-link.tsx";
import styles from "./result-actions.module.css";

/** A door to each report on the person. */
export function ReportDoors() {
  const t = useT();
  return (
    <nav aria-labelledby="doors-title">
      <h2 id="doors-title" className={styles.title}>
        {t("doors.title")}
      </h2>
      <ul>
        {REPORT_TABS.map(({ id, label }) => (
          <li key={id}>
            <AppLink to={addressOfTab(id)}>{t(label)}</AppLink>
          </li>
        ))}
      </ul>
    </nav>
  );
}
