import { useChosenConventions } from "#api/conventions/use-chosen-conventions.ts";
import { useT } from "#i18n/use-t.ts";
import { addressOfTab } from "#person/report/report-tabs.ts";
import { AppLink } from "#platform/navigation/app-link.tsx";
import { hasOwnRules, RulesLine } from "#ui/rules-line.tsx";
import styles from "./rules-of-birth.module.css";

/** By which rules a page about a birth is calculated, if they are the reader's own; nothing if they are the usual ones. */
export function RulesOfBirth() {
  const t = useT();
  const conventions = useChosenConventions();
  if (!hasOwnRules(conventions)) return null;
  return (
    <p className={styles.rules}>
      <RulesLine conventions={conventions} />{" "}
      <AppLink to={`${addressOfTab("kundli")}#chart-choices`} className="no-print">
        {t("kundli.changeRules")}
      </AppLink>
    </p>
  );
}
