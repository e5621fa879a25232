import type { CivilClock } from "../calendar/civil-clock.ts";
import type { JulianDayUt } from "../calendar/julian-day.ts";
import { RASI_LORDS } from "../chart/zodiac/rasi.ts";
import { type Citation, cite } from "../citation.ts";
import type { Graha, Rasi } from "../ids.ts";
import { itemAt } from "../item-at.ts";
import type { Counted, Reason } from "../reason.ts";
import type { GeoPoint, Sky, Span } from "../sky.ts";
import { ASPECTS_OF_YEAR, LIFE_ASPECTS, type LifeAspect, type Signifiers, WHOLE_LIFE } from "./life-aspect.ts";
import { apportion, type Score, scoreOf } from "./score.ts";
import { type YearEvent, yearEvents } from "./year-events.ts";
import { type SpanTransit, staysOfYear, steadyStretches, transitsOver } from "./year-houses.ts";

export interface YearFacts {
  readonly "year.base": { readonly moonRasi: Rasi };
  readonly "year.transit": {
    readonly houses: readonly number[];
    /** Days in each of them, in total and with this quality. */
    readonly daysInHouses: readonly number[];
    readonly favourableInHouses: readonly number[];
    readonly obstructedInHouses: readonly number[];
    readonly favourableDays: number;
    readonly obstructedDays: number;
    readonly unfavourableDays: number;
    readonly graveDays: number;
    readonly weight: number;
  };
  /** The houses of the eclipses that the place sees. */
  readonly "year.eclipses": { readonly houses: readonly number[] };
}
export type YearReason = Reason<YearFacts>;
/** A graha's passage in the score of a quarter. */
export type YearTransitReason = Counted<Reason<YearFacts, Graha, "year.transit">>;

/** A quarter of the calendar year. */
export interface YearQuarter extends Span {
  readonly number: 1 | 2 | 3 | 4;
  readonly total: Score<YearReason>;
  readonly aspects: Readonly<Record<LifeAspect, Score<YearReason>>>;
}

/** The yearly scores of a Moon sign. */
export interface YearForSign extends Span {
  readonly quarters: readonly [YearQuarter, YearQuarter, YearQuarter, YearQuarter];
  readonly events: readonly YearEvent[];
}

/** With the weights below a score is from 0 to 100. */
const BASE_POINTS = 50;
const TRANSIT_POINTS = 47;
const ECLIPSE_POINTS = 3;
const OWN_RULE: Citation = { remark: "own_weighting" };

/** The slow weigh most: what they do lasts. */
const SLOWNESS: Readonly<Record<Graha, number>> = {
  sun: 1,
  moon: 0,
  mars: 1,
  mercury: 1,
  jupiter: 4,
  venus: 1,
  saturn: 4,
  rahu: 2,
  ketu: 2,
};

const round = (days: number): number => Math.round(days * 10) / 10;

/** A graha weighs its slowness, and this much more of it for signifying the aspect, and for the time in its houses. */
const CONCERNED = 2;

function transitReasons(
  transits: readonly SpanTransit[],
  { houses, karakas }: Signifiers,
): readonly YearTransitReason[] {
  const lengths = transits.map(({ days }) => days.favourable + days.obstructed + days.unfavourable);
  const shares = transits.map(({ graha, daysByHouse }, index) => {
    const inHouses = houses.reduce((sum, house) => sum + (daysByHouse.get(house) ?? 0), 0);
    return SLOWNESS[graha] * (1 + CONCERNED * ((karakas.includes(graha) ? 1 : 0) + inHouses / itemAt(lengths, index)));
  });
  const weights = apportion(TRANSIT_POINTS, shares);
  return transits.map(({ graha, days, daysByHouse, favourableByHouse, obstructedByHouse, graveDays }, index) => {
    const inHouses = (by: ReadonlyMap<number, number>): number[] =>
      [...daysByHouse.keys()].map((house) => round(by.get(house) ?? 0));
    const weight = itemAt(weights, index);
    // As a day's transits count: half of the weight against, all of it in the eighth.
    const againstDays = (days.unfavourable + graveDays) / 2;
    const balance = (days.favourable - againstDays) / itemAt(lengths, index);
    return {
      rule: "year.transit",
      facts: {
        houses: [...daysByHouse.keys()],
        daysInHouses: inHouses(daysByHouse),
        favourableInHouses: inHouses(favourableByHouse),
        obstructedInHouses: inHouses(obstructedByHouse),
        favourableDays: round(days.favourable),
        obstructedDays: round(days.obstructed),
        unfavourableDays: round(days.unfavourable),
        graveDays: round(graveDays),
        weight,
      },
      source: cite("phaladeepika", 26, [2, 8]),
      points: Math.round(weight * balance) || 0,
      about: graha,
    };
  });
}

/** Houses from the Moon sign in which an eclipse is counted good, and bad; in the others it is neither. */
export const GOOD_ECLIPSE_HOUSES: readonly number[] = [3, 6, 10, 11];
export const BAD_ECLIPSE_HOUSES: readonly number[] = [1, 4, 8, 12];

/** The eclipses of a quarter that the place sees, by their house from the sign. */
function eclipseReason(events: readonly YearEvent[], { startJdUt, endJdUt }: Span): Counted<YearReason> {
  const houses = events
    .filter(({ jdUt: jd }) => jd >= startJdUt && jd < endJdUt)
    .flatMap((event) => (event.kind === "eclipse" && event.local.visible ? [event.house] : []));
  const points = houses.reduce((sum, house) => {
    if (GOOD_ECLIPSE_HOUSES.includes(house)) return sum + 1;
    return BAD_ECLIPSE_HOUSES.includes(house) ? sum - 2 : sum;
  }, 0);
  return {
    rule: "year.eclipses",
    facts: { houses },
    source: { work: "nirnaya_sindhu", chapter: 1, on: "eclipses" },
    points: Math.max(-ECLIPSE_POINTS, Math.min(ECLIPSE_POINTS, points)),
    about: "moon",
  };
}

/**
 * The year of a Moon sign in figures: for each quarter of the calendar year the nine aspects of life and all of it, 0 to
 * 100, each the sum of its reasons: a base, the transits of eight grahas with vedha weighed by how long they last, the
 * eclipses that the place sees by house; and the dated events of the year. The year and its quarters begin at midnight of
 * the clock. Years 1600 to 2400; the same input gives the same answer.
 */
export function yearForSign(
  sky: Sky,
  moonRasi: Rasi,
  year: number,
  place: GeoPoint,
  clock: Pick<CivilClock, "startOfDay">,
): YearForSign {
  const edges = [1, 4, 7, 10, 13].map(
    (month): JulianDayUt =>
      clock.startOfDay(month > 12 ? { year: year + 1, month: 1, day: 1 } : { year, month, day: 1 }),
  );
  const whole = { startJdUt: itemAt(edges, 0), endJdUt: itemAt(edges, 4) };
  const found = staysOfYear(sky, whole);
  const events = yearEvents(sky, moonRasi, place, whole, found);
  const quarter = (number: YearQuarter["number"]): YearQuarter => {
    const span = { startJdUt: itemAt(edges, number - 1), endJdUt: itemAt(edges, number) };
    const transits = transitsOver(steadyStretches(found, moonRasi, span));
    const eclipsed = eclipseReason(events, span);
    const scored = (signifiers: Signifiers): Score<YearReason> =>
      scoreOf<YearReason>([
        { rule: "year.base", facts: { moonRasi }, source: OWN_RULE, points: BASE_POINTS, about: RASI_LORDS[moonRasi] },
        ...transitReasons(transits, signifiers),
        eclipsed,
      ]);
    const of = (aspect: LifeAspect): Score<YearReason> => scored(ASPECTS_OF_YEAR[aspect]);
    const aspects = Object.fromEntries(LIFE_ASPECTS.map((aspect) => [aspect, of(aspect)])) as YearQuarter["aspects"];
    return { number, ...span, total: scored(WHOLE_LIFE), aspects };
  };
  return { ...whole, quarters: [quarter(1), quarter(2), quarter(3), quarter(4)], events };
}
