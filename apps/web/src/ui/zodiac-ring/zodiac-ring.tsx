import { RasiGlyphs } from "../glyph/rasi-glyphs.tsx";
import styles from "./zodiac-ring.module.css";

// Counted against the clock from the left, where the eastern horizon is in a sky drawn to the south; the first sign
// is centred there.
const OUTER = 200;
const DEGREES_OUT = 196;
const DEGREES_IN = 190;
const FIVES_IN = 187;
const TENS_IN = 184;
const SIGNS_IN = 148;
const NAKSHATRAS_IN = 138;
const GLYPH_AT = 167;
const GLYPH_SIZE = 20;

/** A point of the ring at a longitude in degrees. */
function pointAt(radius: number, longitudeDeg: number): readonly [number, number] {
  const angle = ((165 + longitudeDeg) * Math.PI) / 180;
  return [radius * Math.cos(angle), -radius * Math.sin(angle)];
}

const figure = (value: number): string => value.toFixed(1);

function spoke(longitudeDeg: number, fromRadius: number, toRadius: number): string {
  const [x1, y1] = pointAt(fromRadius, longitudeDeg);
  const [x2, y2] = pointAt(toRadius, longitudeDeg);
  return `M${figure(x1)} ${figure(y1)}L${figure(x2)} ${figure(y2)}`;
}

const range = (count: number): readonly number[] => Array.from({ length: count }, (_, index) => index);

const degreeTicks = range(360)
  .map((degree) => spoke(degree, DEGREES_OUT, degree % 10 === 0 ? TENS_IN : degree % 5 === 0 ? FIVES_IN : DEGREES_IN))
  .join("");
const signEdges = range(12)
  .map((sign) => spoke(sign * 30, TENS_IN, SIGNS_IN))
  .join("");
const nakshatraEdges = range(27)
  .map((nakshatra) => spoke((nakshatra * 40) / 3, SIGNS_IN, NAKSHATRAS_IN))
  .join("");

/** The frame of every chart: 360 degrees, twelve signs, twenty-seven nakshatras. It has no grahas. */
export function ZodiacRing({ className }: { readonly className?: string | undefined }) {
  return (
    <svg className={[styles.ring, className].filter(Boolean).join(" ")} viewBox="-202 -202 404 404" aria-hidden="true">
      <circle className={styles.heavy} r={OUTER} />
      <circle r={DEGREES_OUT} />
      <circle r={TENS_IN} />
      <circle className={styles.heavy} r={SIGNS_IN} />
      <circle r={NAKSHATRAS_IN} />
      <path className={styles.degrees} d={degreeTicks} />
      <path d={signEdges} />
      <path d={nakshatraEdges} />
      <RasiGlyphs
        pointAt={(longitudeDeg) => pointAt(GLYPH_AT, longitudeDeg)}
        size={GLYPH_SIZE}
        className={styles.glyph}
      />
    </svg>
  );
}
