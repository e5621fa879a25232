import { useState } from "react";
import { type ConventionChoice, withUsual } from "#api/conventions/conventions.ts";
import { useT } from "#i18n/use-t.ts";
import { useIsHydrated } from "#platform/hydration/use-is-hydrated.ts";
import { AppLink } from "#platform/navigation/app-link.tsx";
import styles from "./rules-strip.module.css";
import { useOwnRules } from "./use-own-rules.ts";

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
  const isHydrated = useIsHydrated();
  const [left, setLeft] = useState<ConventionChoice | null>(null);
  const { bearing, own, said } = useOwnRules(conventions, hasMonths);
  if (!isHydrated) return <div className={hasMonths ? `${styles.room} ${styles.months}` : styles.room} />;
  if (own.length === 0 && left === null) return null;
  const words = own.length === 0 ? t("ui.own.usual") : said;
  const isAyanamsaOnly = own.length === 1 && own[0] === "ayanamsa";

  function turn(): void {
    if (own.length > 0) setLeft(conventions);
    onChosen(own.length > 0 ? withUsual(conventions, bearing) : (left ?? conventions));
  }

  return (
    <div className={styles.strip} data-rules>
      <p role="status">
        <AppLink to={settings} aria-label={`${words}. ${t("ui.own.change")}`}>
          {words}
        </AppLink>
      </p>
      <button type="button" className="no-print" onClick={turn}>
        {t(own.length === 0 ? "ui.own.undo" : isAyanamsaOnly ? "ui.own.backAyanamsa" : "ui.own.back")}
      </button>
    </div>
  );
}
