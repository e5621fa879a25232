import { useT } from "#i18n/use-t.ts";
import { RouterLink } from "#platform/navigation/router-link.tsx";
import { ErrorPanel } from "#ui/message/error-panel.tsx";
import styles from "./address-fault-note.module.css";
import noteStyles from "./unlocated-note.module.css";
import type { AddressFault } from "./use-user-details.ts";

/** Why the id of the address opens nothing, and the ways on. */
export function AddressFaultNote({ fault }: { readonly fault: AddressFault }) {
  const t = useT();
  const { isUnknown, isOfView, error, retry, other } = fault;
  // The id of the address must not be kept: it is another person's, or nobody's.
  const toOther = other && (
    <RouterLink to="/results">{t("person.other", { name: `${other.firstName} ${other.lastName}` })}</RouterLink>
  );
  if (!isUnknown) {
    return (
      <div className={styles.fault}>
        <ErrorPanel error={error} onRetry={retry}>
          {t("person.notLoaded")}
        </ErrorPanel>
        {toOther}
      </div>
    );
  }
  return (
    <div className={`${styles.fault} ${noteStyles.note}`} role="alert">
      <p>{t(isOfView ? "person.unknownView" : "person.unknownId")}</p>
      {toOther ?? (isOfView && <RouterLink to="/calculator">{t("person.makeOwn")}</RouterLink>)}
    </div>
  );
}
