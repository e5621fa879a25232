import { useState } from "react";
import {
  CALL_CONVENTIONS,
  CONVENTION_NAMES,
  type ConventionChoice,
  DEFAULT_CONVENTIONS,
  withUsual,
} from "#api/conventions/conventions.ts";
import { SCREEN_LANGUAGES } from "#i18n/languages/screen-languages.ts";
import { useLanguage } from "#i18n/use-language.ts";
import { useT } from "#i18n/use-t.ts";
import { useIsHydrated } from "#platform/hydration/use-is-hydrated.ts";
import { AppLink } from "#platform/navigation/app-link.tsx";
import styles from "./rules-strip.module.css";

interface RulesStripProps {
  /** Those of the figures below. */
  readonly conventions: ConventionChoice;
  /** The figures name lunar months. */
  readonly hasMonths?: boolean;
  /** Where the rules are chosen. */
  readonly settings: string;
  onChosen(choice: ConventionChoice): void;
}

/**
 * Which rules other than the default the figures below follow, with one touch back to the default and another to undo that;
 * nothing where they are the default. In a page that arrives as HTML the space is there before the script.
 */
export function RulesStrip({ conventions, hasMonths = false, settings, onChosen }: RulesStripProps) {
  const t = useT();
  const { ayanamsas } = SCREEN_LANGUAGES[useLanguage().lang];
  const isHydrated = useIsHydrated();
  const [left, setLeft] = useState<ConventionChoice | null>(null);
  const bearing = hasMonths ? CONVENTION_NAMES : CALL_CONVENTIONS;
  const own = bearing.filter((name) => conventions[name] !== DEFAULT_CONVENTIONS[name]);
  if (!isHydrated) return <div className={hasMonths ? `${styles.room} ${styles.months}` : styles.room} />;

  if (own.length === 0 && left === null) return null;
  const names = own.map((name) =>
    name === "ayanamsa" ? t("ui.own.ayanamsa", { name: ayanamsas[conventions.ayanamsa] }) : t(`ui.own.${name}`),
  );
  const [only] = own;
  const said =
    only === undefined
      ? t("ui.own.usual")
      : own.length === 1
        ? t(`ui.own.${only}Only`, { name: ayanamsas[conventions.ayanamsa] })
        : t("ui.own.several", { rules: names.join(", ") });
  const isAyanamsaOnly = own.length === 1 && only === "ayanamsa";

  function turn(): void {
    if (own.length > 0) setLeft(conventions);
    onChosen(own.length > 0 ? withUsual(conventions, bearing) : (left ?? conventions));
  }

  return (
    <div className={styles.strip} data-rules>
      <p role="status">
        <AppLink to={settings} aria-label={`${said}. ${t("ui.own.change")}`}>
          {said}
        </AppLink>
      </p>
      <button type="button" className="no-print" onClick={turn}>
        {t(own.length === 0 ? "ui.own.undo" : isAyanamsaOnly ? "ui.own.backAyanamsa" : "ui.own.back")}
      </button>
    </div>
  );
}
