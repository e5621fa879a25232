import { civilDay, type Period, percentAlong } from "#person/periods/period.ts";
import styles from "./dasha-timeline.module.css";

interface YearAxisProps {
  readonly days: readonly number[];
  readonly span: Period;
  readonly isEmpty: boolean;
}

/** How far apart in per cent two years must be to be legible, on a phone in large letters and in others, and from a tablet on. */
const APART = { large: 20, narrow: 11, wide: 5 } as const;

const ENDS = [0, 100];
/** The ends are written inwards, so that they take half as much again of the room beside them. */
const BESIDE_AN_END = 1.5;

/** The ends first, then each that has enough distance from all before it. */
function readable(places: readonly number[], apart: number): ReadonlySet<number> {
  const kept = new Set(ENDS);
  for (const place of places) {
    const isClear = [...kept].every(
      (other) => Math.abs(place - other) >= (ENDS.includes(other) ? BESIDE_AN_END : 1) * apart,
    );
    if (isClear) kept.add(place);
  }
  return kept;
}

/** The years at which periods change. */
export function YearAxis({ days, span, isEmpty }: YearAxisProps) {
  const places = days.map((day) => percentAlong(day, span));
  const wide = readable(places, APART.wide);
  const narrow = readable([...wide], APART.narrow);
  const large = readable([...narrow], APART.large);
  return (
    <svg className={styles.axis} aria-hidden="true">
      {!isEmpty &&
        days.map((day, index) => {
          const place = places[index] ?? 0;
          if (!wide.has(place)) return null;
          const anchor = place === 0 ? "start" : place === 100 ? "end" : "middle";
          return (
            <text
              key={day}
              x={`${place}%`}
              y="50%"
              textAnchor={anchor}
              className={large.has(place) ? undefined : narrow.has(place) ? styles.notLarge : styles.whereWide}
            >
              {civilDay(day).year}
            </text>
          );
        })}
    </svg>
  );
}
