import { useT } from "#i18n/use-t.ts";
import { useIsTimeUnknown } from "#person/certainty/certainty.tsx";
import { CertaintyLine } from "#person/certainty/certainty-line.tsx";
import { useKeptValue } from "#platform/kept/use-kept-value.ts";
import { chartStyle } from "#ui/chart-figure/chart-style.ts";
import styles from "./charts.module.css";

/** What the marks of the charts mean, and how certain they are. */
export function ChartsLegend() {
  const t = useT();
  const style = useKeptValue(chartStyle);
  const isTimeUnknown = useIsTimeUnknown();
  return (
    <>
      <p className={styles.legend}>{t(`chart.legend.${style}`)}</p>
      {isTimeUnknown ? (
        <>
          <p className={styles.legend}>{t("results.chartsOfNoon")}</p>
          <CertaintyLine of={["moon_sign"]} />
        </>
      ) : (
        <CertaintyLine of={["lagna", "navamsa_lagna"]} />
      )}
    </>
  );
}
