import type { Report } from "#api/reports/decode-report.ts";
import { useT } from "#i18n/use-t.ts";
import { ConventionsList } from "#person/report/conventions-list.tsx";
import { Why } from "#ui/why/why.tsx";
import styles from "./how-calculated.module.css";

/** How the figures of the page are calculated, for whoever compares them with another chart. */
export function HowCalculated({ answer }: { readonly answer: Report<"planetDetails"> }) {
  const t = useT();
  return (
    <div className={styles.how}>
      <Why question={t("results.how")}>
        <ConventionsList answer={answer} />
      </Why>
    </div>
  );
}
