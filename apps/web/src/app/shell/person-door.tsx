import { useT } from "#i18n/use-t.ts";
import { useUserDetails } from "#person/details/use-user-details.ts";
import { AppLink } from "#platform/navigation/app-link.tsx";
import styles from "./person-door.module.css";
import tool from "./tool.module.css";

/** The first name of the person whose details are here; it leads to their chart. */
export function PersonDoor({ className }: { readonly className: string | undefined }) {
  const t = useT();
  const { details } = useUserDetails();
  if (details === null) return null;
  return (
    <AppLink to="/results" isOwn className={`${tool.tool} ${styles.door} ${className}`}>
      <span className={styles.name}>{details.firstName}</span>
      <span className="unseen">{t("nav.chart")}</span>
    </AppLink>
  );
}
