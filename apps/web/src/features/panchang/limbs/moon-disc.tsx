import { useId } from "react";
import { useT } from "#i18n/use-t.ts";
import { dialPoint, tick } from "#ui/dial.ts";
import { darkPath, litPart } from "./moon-phase.ts";
import styles from "./plate.module.css";

const DISC = 54;
const TITHIS = 30;
const HATCH_STEP = 4;
const hatching = Array.from(
  { length: (2 * DISC) / HATCH_STEP + 1 },
  (_, line) => `M${line * HATCH_STEP - DISC} -${DISC}V${DISC}`,
);

interface MoonDiscProps {
  /** The Moon's lead over the Sun, degrees 0 to 360. */
  readonly elongation: number;
  readonly tithiNumber: number;
}

/** The Moon as it is lit now, in a ring of the thirty tithis from new moon at the top. The red dot is its place. */
export function MoonDisc({ elongation, tithiNumber }: MoonDiscProps) {
  const t = useT();
  const dark = useId();
  const { x, y } = dialPoint(70, elongation);
  const ticks = Array.from({ length: TITHIS }, (_, index) => {
    const outer = index % 15 === 0 ? 74 : index % 5 === 0 ? 71 : 69;
    return { isGone: index < tithiNumber, path: tick(index * 12, 66, outer) };
  });
  const pathOf = (isGone: boolean): string =>
    ticks
      .filter((mark) => mark.isGone === isGone)
      .map(({ path }) => path)
      .join("");
  return (
    <svg
      className={styles.dial}
      viewBox="-80 -80 160 160"
      role="img"
      aria-label={t(elongation < 180 ? "panchang.moon.waxing" : "panchang.moon.waning", {
        percent: Math.round(litPart(elongation) * 100),
      })}
    >
      <clipPath id={dark}>
        <path d={darkPath(elongation, DISC)} />
      </clipPath>
      <circle className={styles.lit} r={DISC} />
      <g clipPath={`url(#${dark})`}>
        <circle className={styles.dark} r={DISC} />
        <path className={styles.hatch} d={hatching.join("")} />
      </g>
      <circle className={styles.line} r={DISC} />
      <path className={styles.tick} d={pathOf(false)} />
      <path className={styles.tickGone} d={pathOf(true)} />
      <circle className={styles.now} cx={x.toFixed(2)} cy={y.toFixed(2)} r="4" />
    </svg>
  );
}
