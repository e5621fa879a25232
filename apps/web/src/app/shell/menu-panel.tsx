import { useT } from "#i18n/use-t.ts";
import { useUserDetails } from "#person/details/use-user-details.ts";
import { AppLink } from "#platform/navigation/app-link.tsx";
import { buttonLook } from "#ui/press/button-look.ts";
import { BookLink } from "./book-link.tsx";
import { ContactLinks } from "./contact-links.tsx";
import styles from "./menu-panel.module.css";
import { NavLinks } from "./nav-links.tsx";
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
        <NavLinks className={styles.links} />
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
