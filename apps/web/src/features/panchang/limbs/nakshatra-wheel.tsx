import { useT } from "#i18n/use-t.ts";
import { arc, dialPoint, ringPiece, tick } from "#ui/dial.ts";
import styles from "./plate.module.css";

const NAKSHATRAS = 27;
const NAKSHATRA_DEG = 360 / NAKSHATRAS;
const SIGNS = 12;
const OUTER = 74;
const INNER = 60;
const SIGNS_IN = 54;
const BODIES = 67;
const WAY = 78;

/**
 * Sidereal longitudes from the left end against the clock, because the eastern horizon is on the left of a sky drawn to the
 * south; the dial counts from the top with the clock.
 */
const turn = (longitudeDeg: number): number => 270 - longitudeDeg;

interface NakshatraWheelProps {
  /** Sidereal longitudes, degrees. */
  readonly moonDeg: number;
  /** From where to where it goes between the two sunrises. */
  readonly wayDeg: { readonly from: number; readonly to: number };
  readonly sunDeg: number;
  readonly nakshatraNumber: number;
  readonly nakshatraName: string;
}

/** The zodiac from above: its twenty-seven nakshatras, the one the Moon is in, the Moon (red) and the Sun (gold). */
export function NakshatraWheel({ moonDeg, wayDeg, sunDeg, nakshatraNumber, nakshatraName }: NakshatraWheelProps) {
  const t = useT();
  const moon = dialPoint(BODIES, turn(moonDeg));
  const sun = dialPoint(BODIES, turn(sunDeg));
  const endDeg = nakshatraNumber * NAKSHATRA_DEG;
  const spokes = (count: number, from: number, to: number): string =>
    Array.from({ length: count }, (_, index) => tick(turn((index * 360) / count), from, to)).join("");
  return (
    <svg
      className={styles.dial}
      viewBox="-80 -80 160 160"
      role="img"
      aria-label={t("panchang.wheel.label", { nakshatra: nakshatraName })}
    >
      <path className={styles.here} d={ringPiece(turn(endDeg), turn(endDeg - NAKSHATRA_DEG), INNER, OUTER)} />
      <circle className={styles.line} r={OUTER} />
      <circle className={styles.line} r={INNER} />
      <circle className={styles.faint} r={SIGNS_IN} />
      <path className={styles.tick} d={spokes(NAKSHATRAS, INNER, OUTER)} />
      <path className={styles.tick} d={spokes(SIGNS, SIGNS_IN, INNER)} />
      <path
        className={styles.sight}
        d={`M0 0L${sun.x.toFixed(2)} ${sun.y.toFixed(2)}M0 0L${moon.x.toFixed(2)} ${moon.y.toFixed(2)}`}
      />
      <path className={styles.way} d={arc(WAY, turn(wayDeg.to), turn(wayDeg.from))} />
      <circle className={styles.earth} r="2.5" />
      <circle className={styles.sun} cx={sun.x.toFixed(2)} cy={sun.y.toFixed(2)} r="5" />
      <circle className={styles.now} cx={moon.x.toFixed(2)} cy={moon.y.toFixed(2)} r="4" />
    </svg>
  );
}
