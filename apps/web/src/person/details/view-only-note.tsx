import { Link } from "react-router";
import { useT } from "#i18n/use-t.ts";
import { useKeptValue } from "#platform/kept/use-kept-value.ts";
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
        <Link to="/calculator">{t("person.makeOwn")}</Link>
      ) : (
        <Link to="/results">{t("person.other", { name: `${own.firstName} ${own.lastName}` })}</Link>
      )}
    </p>
  );
}
