import type { CivilDate } from "@vedanga/contract";
import { type AvoidingDay, eclipsesSeen, type SeenEclipse } from "#api/marked-spans.ts";
import type { AlmanacDay } from "#api/wire/panchang-day.ts";
import { minutesOfDay } from "./minutes-of-day.ts";

/** What the curve shows, minutes after midnight. */
export const SHOWN = { from: 5 * 60, to: 21 * 60 } as const;

type SpanKind = AlmanacDay["spans"][number]["kind"];

/** Each good span that runs lifts the curve by one; each bad one lowers it, and so does an eclipse that is seen. */
const COUNTED: ReadonlySet<SpanKind> = new Set([
  "choghadiya",
  "gowri",
  "rahu_kaal",
  "yamaganda",
  "gulika",
  "durmuhurta",
  "varjyam",
  "bhadra",
  "abhijit",
  "amrita_kala",
  "brahma_muhurta",
]);
/** More than so many of one kind at once change nothing. */
export const MOST = 3;

export interface EnergyPoint {
  /** Minutes after midnight. */
  readonly at: number;
  /** -3 to 3: good spans running less bad ones. */
  readonly level: number;
}

/** The eclipses that are seen within the hours of the curve: what is known of a day may have that of the evening before. */
export const eclipsesShown = (day: AvoidingDay, date: CivilDate): SeenEclipse[] =>
  eclipsesSeen(day).filter(
    ({ start, end }) => minutesOfDay(start, date) < SHOWN.to && minutesOfDay(end, date) > SHOWN.from,
  );

/** The good and the bad hours of a day as one line: a point in the middle of each stretch in which nothing changes. */
export function energyOfDay(day: AvoidingDay, date: CivilDate): EnergyPoint[] {
  const marked = day.spans.filter(({ kind, quality }) => COUNTED.has(kind) && quality !== "neutral");
  const counted = [
    ...marked.map((span) => ({ ...span, lift: span.quality === "good" ? 1 : -1 })),
    ...eclipsesShown(day, date).map((eclipse) => ({ ...eclipse, lift: -1 })),
  ].map(({ start, end, lift }) => ({ from: minutesOfDay(start, date), to: minutesOfDay(end, date), lift }));
  const turns = counted.flatMap(({ from, to }) => [from, to]).filter((at) => at > SHOWN.from && at < SHOWN.to);
  const edges = [...new Set([SHOWN.from, ...turns, SHOWN.to])].sort((a, b) => a - b);
  return edges.slice(1).map((to, index) => {
    const at = ((edges[index] ?? SHOWN.from) + to) / 2;
    const sum = counted.filter((each) => each.from <= at && each.to > at).reduce((all, { lift }) => all + lift, 0);
    return { at, level: Math.max(-MOST, Math.min(MOST, sum)) };
  });
}
