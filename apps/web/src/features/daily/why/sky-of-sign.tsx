import type { AlmanacDay } from "#api/wire/panchang-day.ts";
import type { Sky } from "#api/wire/sky.ts";
import { useT } from "#i18n/use-t.ts";
import { Glyph } from "#ui/glyph/glyph.tsx";
import { houseFrom, SIGNS, type Sign } from "#ui/sign/signs.ts";
import { placesInHouse, pointOf, RING } from "./place-grahas.ts";
import styles from "./sky-of-sign.module.css";

interface SkyOfSignProps {
  readonly sign: Sign;
  /** Undefined while it is on its way: the ring is drawn without grahas. */
  readonly sky: Sky | undefined;
  /** The signs that the Moon is in during the day, in order. */
  readonly moonSigns: AlmanacDay["moon_sign"];
}

const EDGES = Array.from({ length: 12 }, (_, index) => index + 1);

/** A name of more letters would reach over the rim. */
const LONG_NAME = 10;

function segment(house: number): string {
  const [a, b] = [pointOf(RING.centre, house, -15), pointOf(RING.outer, house, -15)];
  const [c, d] = [pointOf(RING.outer, house, 15), pointOf(RING.centre, house, 15)];
  return `M${a}L${b}A${RING.outer} ${RING.outer} 0 0 1 ${c}L${d}A${RING.centre} ${RING.centre} 0 0 0 ${a}Z`;
}

/** The twelve houses from a sign, with the grahas in them. The words beside it say what matters. */
export function SkyOfSign({ sign, sky, moonSigns }: SkyOfSignProps) {
  const t = useT();
  const houseOf = (number: number): number => houseFrom(sign.number, number);
  const byHouse = Map.groupBy(sky?.grahas ?? [], ({ sign: { number } }) => houseOf(number));
  const [before, after] = moonSigns;
  return (
    <svg className={styles.sky} viewBox="-210 -210 420 420" aria-hidden="true">
      <path className={styles.own} d={segment(1)} />
      <circle className={styles.rim} r={RING.outer} />
      <circle className={styles.line} r={RING.signs} />
      <circle className={styles.line} r={RING.centre} />
      {EDGES.map((house) => (
        <path
          key={house}
          className={styles.line}
          d={`M${pointOf(RING.centre, house, 15)}L${pointOf(RING.outer, house, 15)}`}
        />
      ))}
      {SIGNS.map(({ number, name }) => {
        const house = houseOf(number);
        const [x, y] = pointOf(172, house);
        return (
          <g key={number} className={house === 1 ? styles.ownName : undefined}>
            <text x={x} y={y} className={t(name).length > LONG_NAME ? styles.long : undefined}>
              {t(name)}
            </text>
            <text x={x} y={y + 19} className={styles.house}>
              {house}
            </text>
          </g>
        );
      })}
      {[...byHouse].flatMap(([house, grahas]) => {
        const places = placesInHouse(house, grahas.length);
        return grahas.map(({ graha, name, short }, index) => {
          const isMoon = graha === "moon";
          // Its whole name needs more room than the others' abbreviations.
          const isNamed = isMoon && grahas.length === 1;
          const [x, y] = isNamed ? pointOf(RING.moonName, house) : (places[index] ?? [0, 0]);
          return (
            <text key={graha} x={x} y={y + 5} className={isMoon ? styles.moon : styles.graha}>
              {isNamed ? name : short}
            </text>
          );
        });
      })}
      {before && after && <MoonStep from={houseOf(before.number)} to={houseOf(after.number)} />}
      <svg x="-34" y="-40" width="68" height="68" aria-hidden="true">
        <Glyph name={sign.glyph} className={styles.glyph} />
      </svg>
      <text y="46" className={styles.ownName}>
        {t(sign.name)}
      </text>
    </svg>
  );
}

/** From the sign the Moon leaves during the day to the one it comes to. */
function MoonStep({ from, to }: { readonly from: number; readonly to: number }) {
  const [start, end] = [pointOf(RING.moonPath, from, -9), pointOf(RING.moonPath, to, 9)];
  return (
    <>
      <path className={styles.step} d={`M${start}A${RING.moonPath} ${RING.moonPath} 0 0 0 ${end}`} />
      <circle className={styles.stepFrom} cx={start[0]} cy={start[1]} r="5" />
      <circle className={styles.stepTo} cx={end[0]} cy={end[1]} r="7" />
    </>
  );
}
