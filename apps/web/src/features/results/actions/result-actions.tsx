import { useT } from "#i18n/use-t.ts";
import { AppLink } from "#platform/navigation/app-link.tsx";
import { Button } from "#ui/button.tsx";
import { ReportDoors } from "./report-doors.tsx";
import styles from "./result-actions.module.css";
import { ShareLink } from "./share-link.tsx";

/** What can be done with the page: change its person, or give it to someone. */
export function ResultActions({ recordId }: { readonly recordId: string | null }) {
  const t = useT();
  return (
    <aside className={`no-print ${styles.actions}`} aria-labelledby="actions-title">
      <ReportDoors />
      <h2 id="actions-title" className={styles.title}>
        {t("results.actions")}
      </h2>
      <ul>
        <li>
          <AppLink to="/calculator?edit=1">{t("birth.edit")}</AppLink>
        </li>
        <li>
          <AppLink to="/calculator">{t("results.yourData")}</AppLink>
        </li>
      </ul>
      <Button look="outline" onClick={() => print()}>
        {t("results.print")}
      </Button>
      {recordId !== null && <ShareLink recordId={recordId} />}
    </aside>
  );
}
