import { useId } from "react";
import { useT } from "#i18n/use-t.ts";
import { useIsTimeUnknown } from "#person/certainty/certainty.tsx";
import { LESS_BELOW, MORE_ABOVE, mangalMeasure } from "#person/doshas/mangal-measure.ts";
import styles from "./manglik-bar.module.css";

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
      <div className={styles.bar} data-measure={measure}>
        <svg className={styles.drawing} aria-hidden="true">
          <pattern
            id={`${titleId}hatch`}
            width="6"
            height="6"
            patternUnits="userSpaceOnUse"
            patternTransform="rotate(45)"
          >
            <rect width="3.5" height="6" className={styles.hatch} />
          </pattern>
          <rect width="100%" height="100%" className={styles.frame} />
          <rect
            width={`${score}%`}
            height="100%"
            className={styles.filled}
            fill={measure === "marked" ? `url(#${titleId}hatch)` : undefined}
          />
          {[LESS_BELOW, MORE_ABOVE].map((mark) => (
            <line key={mark} x1={`${mark}%`} x2={`${mark}%`} y1="-4" y2="20" />
          ))}
        </svg>
        <p className={styles.scale} aria-hidden="true">
          <span className={styles.low}>{LESS_BELOW}</span>
          <span className={styles.high}>{MORE_ABOVE}</span>
        </p>
      </div>
      <p className={styles.caption}>{t("mangal.ticks")}</p>
    </section>
  );
}
