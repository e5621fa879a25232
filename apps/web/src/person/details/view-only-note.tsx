import { useT } from "#i18n/use-t.ts";
import { useKeptValue } from "#platform/kept/use-kept-value.ts";
import { RouterLink } from "#platform/navigation/router-link.tsx";
import { sessionDetails } from "./user-details-store.ts";
import styles from "./view-only-note.module.css";

/** Says above a shared chart what the reader may do with it, and leads to a chart of their own. */
export function ViewOnlyNote() {
  const t = useT();
  const own = useKeptValue(sessionDetails);
  return (
    <p className={`no-print ${styles.note}`}>
      <b>{t("person.viewOnly")}</b> {t("person.viewOnlyText")}{" "}
      {own === null ? (
        <RouterLink to="/calculator">{t("person.makeOwn")}</RouterLink>
      ) : (
        <RouterLink to="/results">{t("person.other", { name: `${own.firstName} ${own.lastName}` })}</RouterLink>
      )}
    </p>
  );
}
