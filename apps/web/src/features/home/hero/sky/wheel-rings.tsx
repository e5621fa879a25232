import { RasiGlyphs } from "#ui/glyph/rasi-glyphs.tsx";
import styles from "./sky-wheel.module.css";
import { figure, spoke, wheelPoint } from "./wheel-point.ts";

// Radii in the units of the wheel, from the rim inwards.
const DEGREES_OUT = 268;
const DEGREES_IN = 263;
const FIVES_IN = 259;
const SIGNS_OUT = 253;
const SIGNS_IN = 207;
const PADAS_IN = 201;
export const FIELD = 190;
const GLYPH_AT = 230;
const GLYPH_SIZE = 36;

const range = (count: number): readonly number[] => Array.from({ length: count }, (_, index) => index);

function sector(sign: number, lagnaDeg: number): string {
  const corner = (radius: number, longitudeDeg: number) =>
    wheelPoint(radius, longitudeDeg, lagnaDeg).map(figure).join(" ");
  const [from, to] = [sign * 30, sign * 30 + 30];
  return `M${corner(SIGNS_OUT, from)}A${SIGNS_OUT} ${SIGNS_OUT} 0 0 0 ${corner(SIGNS_OUT, to)}L${corner(SIGNS_IN, to)}A${SIGNS_IN} ${SIGNS_IN} 0 0 1 ${corner(SIGNS_IN, from)}Z`;
}

/** Ring by ring: degrees, twelve signs, twenty-seven nakshatras with their padas. */
export function WheelRings({ lagnaDeg }: { readonly lagnaDeg: number }) {
  const lines = (longitudesDeg: readonly number[], from: number, to: number) =>
    longitudesDeg.map((longitudeDeg) => spoke(longitudeDeg, lagnaDeg, from, to)).join("");
  return (
    <>
      <circle className={styles.rim} r="282" />
      <circle className={styles.face} r="274" />
      <path
        className={styles.fine}
        d={lines(
          range(180).map((at) => at * 2),
          DEGREES_OUT,
          DEGREES_IN,
        )}
      />
      <path
        className={styles.thin}
        d={lines(
          range(36).map((at) => at * 10),
          DEGREES_OUT,
          FIVES_IN,
        )}
      />
      <circle className={styles.face} r={SIGNS_OUT} />
      <path
        className={styles.metal}
        d={range(6)
          .map((at) => sector(at * 2, lagnaDeg))
          .join("")}
      />
      <path
        className={styles.line}
        d={lines(
          range(12).map((at) => at * 30),
          SIGNS_OUT,
          SIGNS_IN,
        )}
      />
      <circle className={styles.line} r={SIGNS_IN} />
      <path
        className={styles.fine}
        d={lines(
          range(108).map((at) => (at * 10) / 3),
          SIGNS_IN,
          PADAS_IN,
        )}
      />
      <path
        className={styles.thin}
        d={lines(
          range(27).map((at) => (at * 40) / 3),
          SIGNS_IN,
          FIELD,
        )}
      />
      <RasiGlyphs
        pointAt={(longitudeDeg) => wheelPoint(GLYPH_AT, longitudeDeg, lagnaDeg)}
        size={GLYPH_SIZE}
        className={styles.glyph}
      />
    </>
  );
}
