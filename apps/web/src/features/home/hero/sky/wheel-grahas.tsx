import type { SkyGraha } from "@vedanga/contract";
import type { Sky } from "#api/wire/sky.ts";
import { Glyph } from "#ui/glyph/glyph.tsx";
import { litMoonPath } from "./lit-moon.ts";
import { DISC_RADIUS, placeDiscs } from "./place-discs.ts";
import styles from "./sky-wheel.module.css";
import { figure, wheelPoint } from "./wheel-point.ts";
import { FIELD } from "./wheel-rings.tsx";

const SUN_GLYPH = 32;

/** The Sun and the Moon as they look, the others by their abbreviations, each with a line to its exact degree. */
export function WheelGrahas({ sky }: { readonly sky: Sky }) {
  const lagnaDeg = sky.lagna.longitude;
  const discs = placeDiscs(
    sky.grahas.map(({ graha, longitude }) => ({ key: graha, longitudeDeg: longitude })),
    lagnaDeg,
  );
  const sun = sky.grahas[0]?.longitude ?? 0;
  return (
    <>
      <path className={styles.rule} d={ruleOn(sun, lagnaDeg)} />
      {discs.map(({ key, longitudeDeg, x, y }, at) => {
        const graha = sky.grahas[at];
        const [dotX, dotY] = wheelPoint(FIELD, longitudeDeg, lagnaDeg);
        return (
          <g key={key}>
            <path className={styles.thin} d={`M${figure(dotX)} ${figure(dotY)}L${figure(x)} ${figure(y)}`} />
            <circle className={styles.dot} cx={figure(dotX)} cy={figure(dotY)} r="3.2" />
            <g transform={`translate(${figure(x)} ${figure(y)})`}>{graha && <Disc graha={graha} sky={sky} />}</g>
          </g>
        );
      })}
    </>
  );
}

function Disc({ graha, sky }: { readonly graha: SkyGraha; readonly sky: Sky }) {
  if (graha.graha === "sun") {
    return (
      <>
        <circle className={styles.sun} r={DISC_RADIUS} />
        <svg x={-SUN_GLYPH / 2} y={-SUN_GLYPH / 2} width={SUN_GLYPH} height={SUN_GLYPH} aria-hidden="true">
          <Glyph name="graha-surya" className={styles.sunGlyph} />
        </svg>
      </>
    );
  }
  if (graha.graha === "moon") {
    return (
      <>
        <circle className={styles.moon} r={DISC_RADIUS - 2} />
        <path className={styles.lit} d={litMoonPath(DISC_RADIUS - 2, sky.moon_phase.elongation)} />
      </>
    );
  }
  return (
    <>
      <circle className={styles.face} r={DISC_RADIUS} />
      <text className={styles.short} textAnchor="middle" dy="0.36em">
        {graha.short}
      </text>
    </>
  );
}

/** The red rule is on the Sun's degree through the whole wheel, broad at the centre. */
function ruleOn(sunDeg: number, lagnaDeg: number): string {
  const tip = wheelPoint(262, sunDeg, lagnaDeg);
  const tail = wheelPoint(262, sunDeg + 180, lagnaDeg);
  const [sideX, sideY] = wheelPoint(6, sunDeg + 90, lagnaDeg);
  const point = ([x, y]: readonly [number, number]) => `${figure(x)} ${figure(y)}`;
  return `M${point(tip)}L${point([sideX, sideY])}L${point(tail)}L${point([-sideX, -sideY])}Z`;
}

/** The stars by which nakshatras are known, where no graha covers them. */
export function WheelStars({ lagnaDeg }: { readonly lagnaDeg: number }) {
  return (
    <path
      className={styles.dot}
      d={YOGATARAS_DEG.map((longitudeDeg) => star(wheelPoint(176, longitudeDeg, lagnaDeg))).join("")}
    />
  );
}

// Sheratan, Alcyone, Aldebaran, Betelgeuse, Pollux, Regulus, Denebola, Spica, Antares, Shaula, Nunki, Altair, Rotanev,
// Markab: longitudes by Lahiri's ayanamsa in 2026 (swetest -pf -xf… -sid1). They do not move visibly in it for centuries.
const YOGATARAS_DEG = [10.1, 36.1, 45.9, 64.9, 89.4, 126, 147.8, 180, 225.9, 240.7, 258.5, 277.9, 292.5, 329.6];

const star = ([x, y]: readonly [number, number]): string =>
  `M${figure(x)} ${figure(y - 6)}l1.2 4.8 4.8 1.2-4.8 1.2-1.2 4.8-1.2-4.8-4.8-1.2 4.8-1.2Z`;
