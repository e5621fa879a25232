import { useId } from "react";
import { useT } from "#i18n/use-t.ts";
import { useIsTimeUnknown } from "#person/certainty/certainty.tsx";
import { LESS_BELOW, type Measure, MORE_ABOVE, mangalMeasure } from "#person/doshas/mangal-measure.ts";
import { ScoreBar } from "#ui/score/score-bar.tsx";
import type { ScoreTone } from "#ui/score/score-tone.ts";
import styles from "./manglik-bar.module.css";

const TONES: Record<Measure, ScoreTone> = { none: "high", slight: "high", moderate: "middle", marked: "low" };

/** 0 to 100 as a length: plain green, outlined gold or hatched red, with its figure and a word for it. */
export function ManglikBar({ score }: { readonly score: number }) {
  const t = useT();
  const titleId = useId();
  const isTimeUnknown = useIsTimeUnknown();
  const measure = mangalMeasure(score);
  return (
    <section className={styles.percentage} aria-labelledby={titleId}>
      <h2 id={titleId} className={styles.title}>
        {t("mangal.percentage")}
      </h2>
      <p className={styles.figure}>
        <span className="num">{t("mangal.ofHundred", { score })}</span>{" "}
        <em>
          {isTimeUnknown
            ? t("results.atNoon", { figure: t(`results.measure.${measure}`) })
            : t(`results.measure.${measure}`)}
        </em>
      </p>
      <div className={styles.bar}>
        <ScoreBar score={score} tone={TONES[measure]} marks={[LESS_BELOW, MORE_ABOVE]} className={styles.drawing} />
        <p className={styles.scale} aria-hidden="true">
          <span className={styles.low}>{LESS_BELOW}</span>
          <span className={styles.high}>{MORE_ABOVE}</span>
        </p>
      </div>
      <p className={styles.caption}>{t("mangal.ticks")}</p>
    </section>
  );
}
