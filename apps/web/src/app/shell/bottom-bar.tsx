import type { AppRoute } from "@vedanga/contract";
import { useAlmanacWays } from "#almanac/ways/use-almanac-ways.ts";
import type { MessageId } from "#i18n/catalogue/en.ts";
import { useT } from "#i18n/use-t.ts";
import { useUserDetails } from "#person/details/use-user-details.ts";
import { AppNavLink } from "#platform/navigation/app-link.tsx";
import { Icon, type IconName } from "#ui/icon.tsx";
import styles from "./bottom-bar.module.css";

interface BottomLink {
  readonly to: string;
  readonly label: MessageId;
  readonly icon: IconName;
  readonly section?: RegExp;
}

const CHART: AppRoute = "/results";
const FORM: AppRoute = "/calculator";

/** The five ways of every day, on a phone under the thumb. */
export function BottomBar() {
  const t = useT();
  const { details } = useUserDetails();
  const { today, month, festivals } = useAlmanacWays();
  const links: readonly BottomLink[] = [
    { to: today, label: "nav.today", icon: "sunrise", section: /^\/panchang\/co/ },
    { to: month, label: "nav.month", icon: "month" },
    { to: festivals, label: "nav.festivals", icon: "lamp" },
    {
      to: details ? CHART : FORM,
      label: "nav.chart",
      icon: "chart",
      section: /^\/(results|features|report|calculator)$/,
    },
    { to: "/places", label: "nav.sacred", icon: "temple", section: /^\/places\// },
  ];
  return (
    <nav className={`no-print ${styles.bar}`} aria-label={t("nav.daily")}>
      <ul className={styles.links}>
        {links.map(({ to, label, icon, section }) => (
          <li key={label}>
            <AppNavLink to={to} isOwn section={section} className={styles.link}>
              <Icon name={icon} className={styles.icon} />
              {t(label)}
            </AppNavLink>
          </li>
        ))}
      </ul>
    </nav>
  );
}
