import type { MessageId } from "#i18n/catalogue/en.ts";
import { useT } from "#i18n/use-t.ts";
import { AppNavLink } from "#platform/navigation/app-link.tsx";
import type { AlmanacWays } from "./almanac-ways.ts";
import styles from "./family-bar.module.css";
import { useAlmanacWays } from "./use-almanac-ways.ts";

const FAMILY: readonly (readonly [keyof AlmanacWays, MessageId])[] = [
  ["day", "family.day"],
  ["month", "nav.month"],
  ["festivals", "nav.festivals"],
  ["conventions", "family.conventions"],
  ["coordinates", "family.coordinates"],
];

/** The screens of the almanac, under the heading of each; a phone has the bar at the bottom instead. */
export function FamilyBar() {
  const t = useT();
  const ways = useAlmanacWays();
  return (
    <nav className={`no-print ${styles.bar}`} aria-label={t("nav.panchang")}>
      <ul className={styles.links}>
        {FAMILY.map(([way, label]) => (
          <li key={way}>
            <AppNavLink to={ways[way]} className={styles.link}>
              {t(label)}
            </AppNavLink>
          </li>
        ))}
      </ul>
    </nav>
  );
}
