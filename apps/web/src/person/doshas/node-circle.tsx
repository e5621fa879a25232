import { type Placements, SEVEN } from "#api/wire/planet-details.ts";
import { useLanguage } from "#i18n/use-language.ts";
import { shortName } from "#person/grahas/short-name.ts";
import styles from "./node-circle.module.css";
import { onCircle, placeOnCircle, RADIUS } from "./place-on-circle.ts";

const DOT_RADIUS = 3.2;

/** The seven around the line from Rahu to Ketu, each at its degree. The side with most of them is tinted. */
export function NodeCircle({ planets }: { readonly planets: Placements | undefined }) {
  const { lang } = useLanguage();
  if (planets === undefined) return <div className={styles.circle} aria-hidden="true" />;
  const { rahu, ketu } = planets.placements;
  const seven = SEVEN.map((id) => planets.placements[id]);
  const places = placeOnCircle(
    seven.map(({ global_degree }) => global_degree),
    rahu.global_degree,
  );
  const isBelow = places.filter(({ isAhead }) => isAhead).length * 2 > places.length;
  return (
    <svg className={styles.circle} viewBox="-134 -84 268 168" aria-hidden="true">
      <path d={`M${-RADIUS} 0A${RADIUS} ${RADIUS} 0 0 ${isBelow ? 0 : 1} ${RADIUS} 0z`} className={styles.side} />
      <circle r={RADIUS} className={styles.rim} />
      <line x1={-RADIUS} x2={RADIUS} className={styles.axis} />
      <text x={-RADIUS - 8} className={styles.rahu}>
        {rahu.full_name}
      </text>
      <text x={RADIUS + 8} className={styles.ketu}>
        {ketu.full_name}
      </text>
      {places.map(({ angleDeg, isAhead, name }, index) => {
        const planet = seven[index];
        const dot = onCircle(angleDeg, RADIUS);
        return (
          <g key={planet?.name} className={isAhead === isBelow ? styles.most : styles.others}>
            <circle cx={dot.x} cy={dot.y} r={DOT_RADIUS} />
            <text x={name.x} y={name.y}>
              {shortName(planet?.full_name ?? "", lang)}
            </text>
          </g>
        );
      })}
    </svg>
  );
}
