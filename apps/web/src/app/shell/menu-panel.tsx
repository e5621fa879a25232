import { useT } from "#i18n/use-t.ts";
import { useUserDetails } from "#person/details/use-user-details.ts";
import { AppLink, AppNavLink } from "#platform/navigation/app-link.tsx";
import { buttonLook } from "#ui/button-look.ts";
import { BookLink } from "./book-link.tsx";
import { ContactLinks } from "./contact-links.tsx";
import styles from "./menu-panel.module.css";
import { NAV_LINKS } from "./site-links.ts";
import { ThemeSwitch } from "./theme-switch.tsx";

interface MenuPanelProps {
  readonly id: string;
  readonly isOpen: boolean;
}

/** What the menu opens: the operator's contacts, and on a small screen the links and the way to begin. */
export function MenuPanel({ id, isOpen }: MenuPanelProps) {
  const t = useT();
  const { details } = useUserDetails();
  return (
    <div id={id} className={`sheet ${styles.panel}`} hidden={!isOpen}>
      <nav className={styles.small} aria-label={t("nav.main")}>
        <ul className={styles.links}>
          {NAV_LINKS.map(({ to, label }) => (
            <li key={to}>
              <AppNavLink to={to}>{t(label)}</AppNavLink>
            </li>
          ))}
        </ul>
      </nav>
      <AppLink to={details ? "/calculator?edit=1" : "/calculator"} className={buttonLook("solid", styles.small)}>
        {t("nav.getStarted")}
      </AppLink>
      <div className={styles.foot}>
        <div>
          <BookLink className={styles.book} />
          <ContactLinks className={styles.contacts} />
        </div>
        <ThemeSwitch isNamed />
      </div>
    </div>
  );
}
