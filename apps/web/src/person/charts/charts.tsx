import type { BirthQuestion } from "#api/birth-query.ts";
import { useT } from "#i18n/use-t.ts";
import { useIsTimeUnknown } from "#person/certainty/certainty.tsx";
import { CertaintyLine } from "#person/certainty/certainty-line.tsx";
import { ChartFigure } from "#ui/chart-figure/chart-figure.tsx";
import styles from "./charts.module.css";

/** The chart of birth and its ninth part side by side, with what their marks mean. */
export function Charts({ birth }: { readonly birth: BirthQuestion }) {
  const t = useT();
  const isTimeUnknown = useIsTimeUnknown();
  return (
    <section className={`oxford ${styles.charts}`} aria-labelledby="charts-title">
      <h2 id="charts-title" className="unseen">
        {t("results.charts")}
      </h2>
      <div className={styles.pair}>
        <ChartFigure birth={birth} div="D1" />
        <ChartFigure birth={birth} div="D9" />
      </div>
      <p className={styles.legend}>{t("results.legend")}</p>
      {isTimeUnknown ? (
        <p className={styles.legend}>{t("results.chartsOfNoon")}</p>
      ) : (
        <CertaintyLine of={["lagna", "navamsa_lagna"]} />
      )}
    </section>
  );
}
