import { useEffect, useId, useRef, useState } from "react";
import { useLocation } from "react-router";
import { useT } from "#i18n/use-t.ts";
import { AppLink } from "#platform/navigation/app-link.tsx";
import { Icon } from "#ui/icon.tsx";
import { Wordmark } from "#ui/wordmark.tsx";
import { BookLink } from "./book-link.tsx";
import { ContactLinks } from "./contact-links.tsx";
import { LanguageToggle } from "./language-toggle.tsx";
import styles from "./masthead.module.css";
import { MenuPanel } from "./menu-panel.tsx";
import { NavLinks } from "./nav-links.tsx";
import { OfflineLine } from "./offline-line.tsx";
import { PersonDoor } from "./person-door.tsx";
import { ThemeSwitch } from "./theme-switch.tsx";
import tool from "./tool.module.css";

/** The bar that stays on top. On small screens everything but the language is in a menu that opens below it. */
export function Masthead() {
  const t = useT();
  const { key } = useLocation();
  const [openAt, setOpenAt] = useState<string | null>(null);
  const menuButton = useRef<HTMLButtonElement>(null);
  const panelId = useId();
  // The menu belongs to the place where it was opened: going anywhere closes it.
  const isOpen = openAt === key;

  useEffect(() => {
    if (!isOpen) return;
    const closeOnEscape = (event: KeyboardEvent) => {
      if (event.key !== "Escape") return;
      setOpenAt(null);
      menuButton.current?.focus();
    };
    document.addEventListener("keydown", closeOnEscape);
    return () => document.removeEventListener("keydown", closeOnEscape);
  }, [isOpen]);

  return (
    <header className={styles.masthead}>
      <div className={`sheet ${styles.row}`}>
        <AppLink to="/" className={styles.brand} aria-label={t("app.name")}>
          <Wordmark className={styles.wordmark} />
          <span className={styles.latin} lang="en">
            Vedanga
          </span>
        </AppLink>
        <nav className={styles.nav} aria-label={t("nav.main")}>
          <NavLinks />
        </nav>
        {/* Beside the tools, not among them: what comes late must not push what is there. */}
        <ContactLinks className={styles.contacts} />
        <BookLink className={styles.book} />
        <PersonDoor className={styles.person} />
        <div className={styles.tools}>
          <div className={styles.wide}>
            <ThemeSwitch />
          </div>
          <LanguageToggle />
          <button
            ref={menuButton}
            type="button"
            className={`${tool.tool} ${styles.menuButton}`}
            aria-label={t("nav.menu")}
            aria-expanded={isOpen}
            aria-controls={panelId}
            onClick={() => setOpenAt(isOpen ? null : key)}
          >
            <Icon name={isOpen ? "close" : "menu"} />
          </button>
        </div>
      </div>
      <MenuPanel id={panelId} isOpen={isOpen} />
      <OfflineLine />
    </header>
  );
}
