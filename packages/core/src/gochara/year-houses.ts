import { byId } from "../by-id.ts";
import { type JulianDayUt, jdUt } from "../calendar/julian-day.ts";
import { houseFrom } from "../chart/zodiac/rasi.ts";
import { GRAHAS, type Graha, type Rasi } from "../ids.ts";
import type { Sky, Span } from "../sky.ts";
import { type Stay, stays } from "./ingress.ts";
import { type GrahaHouses, isGrave, judgeTransits, type TransitVerdict } from "./transit.ts";

/** Those whose transits make a year; the Moon runs through all twelve signs thirteen times in it. */
const YEAR_GRAHAS = GRAHAS.filter((graha) => graha !== "moon");
export type YearStays = ReadonlyMap<Graha, readonly Stay[]>;

export const staysOfYear = (sky: Sky, { startJdUt, endJdUt }: Span): YearStays =>
  new Map(YEAR_GRAHAS.map((graha) => [graha, stays(sky, graha, startJdUt, endJdUt)]));

/** The same, as one list, by house. */
export const housedStays = (found: YearStays, moonRasi: Rasi) =>
  [...found].flatMap(([graha, list]) =>
    list.map(({ rasi, startJdUt, endJdUt }) => ({ graha, house: houseFrom(moonRasi, rasi), startJdUt, endJdUt })),
  );

/** A stretch in which no graha changes its sign. */
export interface SteadyStretch extends Span {
  readonly houses: GrahaHouses;
}

/** A span of the year cut wherever a graha enters a sign. The Moon is left out, in house 0. */
export function steadyStretches(
  found: YearStays,
  moonRasi: Rasi,
  { startJdUt, endJdUt }: Span,
): readonly SteadyStretch[] {
  const cuts = [...found.values()]
    .flatMap((list) => list.map((stay) => stay.startJdUt))
    .filter((jd) => jd > startJdUt && jd < endJdUt);
  const edges = [...new Set([startJdUt, ...cuts, endJdUt])].sort((a, b) => a - b);
  return edges.slice(1).map((end, index) => {
    const start = edges[index] ?? startJdUt;
    return { startJdUt: start, endJdUt: end, houses: housesIn(found, moonRasi, jdUt((start + end) / 2)) };
  });
}

const NOWHERE = 0;

function housesIn(found: YearStays, moonRasi: Rasi, jd: JulianDayUt): GrahaHouses {
  return byId(GRAHAS, (graha) => {
    if (graha === "moon") return NOWHERE;
    const stay = found.get(graha)?.find(({ startJdUt, endJdUt }) => startJdUt <= jd && jd < endJdUt);
    return stay === undefined ? NOWHERE : houseFrom(moonRasi, stay.rasi);
  });
}

/** What a graha does over a span: how many days in which house, and how many of them with which quality. */
export interface SpanTransit {
  readonly graha: Graha;
  readonly days: Readonly<Record<TransitVerdict, number>>;
  readonly daysByHouse: ReadonlyMap<number, number>;
  /** The favourable and the obstructed days in each house. */
  readonly favourableByHouse: ReadonlyMap<number, number>;
  readonly obstructedByHouse: ReadonlyMap<number, number>;
  /** The unfavourable days in the eighth house. */
  readonly graveDays: number;
}

/** Each graha's transits summed over stretches; the Moon, too fast for a year, neither counts nor obstructs. */
export function transitsOver(stretches: readonly SteadyStretch[]): readonly SpanTransit[] {
  const judged = stretches.map(({ houses, startJdUt, endJdUt }) => ({
    transits: judgeTransits(houses),
    lengthDays: endJdUt - startJdUt,
  }));
  return YEAR_GRAHAS.map((graha) => {
    const days = { favourable: 0, obstructed: 0, unfavourable: 0 };
    const daysByHouse = new Map<number, number>();
    const byVerdict = { favourable: new Map<number, number>(), obstructed: new Map<number, number>() };
    for (const { transits, lengthDays } of judged) {
      const transit = transits.find((candidate) => candidate.graha === graha);
      if (transit === undefined) continue;
      days[transit.verdict] += lengthDays;
      add(daysByHouse, transit.house, lengthDays);
      if (transit.verdict !== "unfavourable") add(byVerdict[transit.verdict], transit.house, lengthDays);
    }
    const graveDays = [...daysByHouse].reduce((sum, [house, length]) => sum + (isGrave(graha, house) ? length : 0), 0);
    return {
      graha,
      days,
      daysByHouse,
      favourableByHouse: byVerdict.favourable,
      obstructedByHouse: byVerdict.obstructed,
      graveDays,
    };
  });
}

const add = (days: Map<number, number>, house: number, more: number): void => {
  days.set(house, (days.get(house) ?? 0) + more);
};
