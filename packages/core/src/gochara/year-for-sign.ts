import type { CivilClock } from "../calendar/civil-clock.ts";
import type { JulianDayUt } from "../calendar/julian-day.ts";
import { RASI_LORDS } from "../chart/zodiac/rasi.ts";
import { type Citation, cite } from "../citation.ts";
import type { Graha, Rasi } from "../ids.ts";
import { itemAt } from "../item-at.ts";
import type { Counted, Reason } from "../reason.ts";
import type { GeoPoint, Sky, Span } from "../sky.ts";
import { ASPECTS_OF_YEAR, LIFE_ASPECTS, type LifeAspect, type Signifiers, WHOLE_LIFE } from "./life-aspect.ts";
import { type Score, scoreOf } from "./score.ts";
import { eventsFor, type SkyEvent, skyEvents, type YearEvent } from "./year-events.ts";
import {
  housedStays,
  type SpanTransit,
  staysOfYear,
  steadyStretches,
  transitsOver,
  type YearStays,
} from "./year-houses.ts";
import { balanceOf, pointsOf } from "./year-points.ts";

export interface YearFacts {
  readonly "year.base": { readonly moonRasi: Rasi; readonly points: number };
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
    /** The part of all transits' weight that is this one's, percent. */
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

/** A graha in a house for an unbroken time, as far as it is in the year. */
export interface YearStay extends Span {
  readonly graha: Graha;
  /** 1 to 12 from the Moon sign. */
  readonly house: number;
}

/** The yearly scores of a Moon sign. */
export interface YearForSign extends Span {
  readonly quarters: readonly [YearQuarter, YearQuarter, YearQuarter, YearQuarter];
  readonly events: readonly YearEvent[];
  /** The unbroken stays of each graha but the Moon in the houses from the sign, which tile the year. */
  readonly stays: readonly YearStay[];
}

const BASE_POINTS = 50;
/**
 * Aspects whose houses are good for most grahas (the eleventh above all) begin lower, the others a little higher, so that
 * each lies about the middle in the long run.
 */
const ASPECT_BASE: Readonly<Record<LifeAspect, number>> = {
  physique: 51,
  status: 51,
  finances: 49,
  relationship: 51,
  career: 50,
  travel: 50,
  family: 51,
  friends: 46,
  health: 51,
};
/** An eclipse seen in a good house, beside the transits, which weigh 1 together. */
const ECLIPSE_FORCE = 0.02;
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

interface Force<R> {
  readonly reason: Omit<R, "points">;
  readonly force: number;
}

function transitForces(
  transits: readonly SpanTransit[],
  { houses, karakas }: Signifiers,
): readonly Force<YearTransitReason>[] {
  const lengths = transits.map(({ days }) => days.favourable + days.obstructed + days.unfavourable);
  const shares = transits.map(({ graha, daysByHouse }, index) => {
    const inHouses = houses.reduce((sum, house) => sum + (daysByHouse.get(house) ?? 0), 0);
    return SLOWNESS[graha] * (1 + CONCERNED * ((karakas.includes(graha) ? 1 : 0) + inHouses / itemAt(lengths, index)));
  });
  const whole = shares.reduce((a, b) => a + b, 0);
  return transits.map((transit, index) => {
    const { graha, days, daysByHouse, favourableByHouse, obstructedByHouse, graveDays } = transit;
    const inHouses = (by: ReadonlyMap<number, number>): number[] =>
      [...daysByHouse.keys()].map((house) => round(by.get(house) ?? 0));
    const weight = itemAt(shares, index) / whole;
    return {
      reason: {
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
          weight: Math.round(100 * weight),
        },
        source: cite("phaladeepika", 26, [2, 8]),
        about: graha,
      },
      force: weight * balanceOf(transit),
    };
  });
}

/** Houses from the Moon sign in which an eclipse is counted good, and bad; in the others it is neither. */
export const GOOD_ECLIPSE_HOUSES: readonly number[] = [3, 6, 10, 11];
export const BAD_ECLIPSE_HOUSES: readonly number[] = [1, 4, 8, 12];

/** The eclipses of a quarter that the place sees, by their house from the sign. */
function eclipseForce(events: readonly YearEvent[], { startJdUt, endJdUt }: Span): Force<YearReason> {
  const houses = events
    .filter(({ jdUt: jd }) => jd >= startJdUt && jd < endJdUt)
    .flatMap((event) => (event.kind === "eclipse" && event.local.visible ? [event.house] : []));
  const counted = houses.reduce((sum, house) => {
    if (GOOD_ECLIPSE_HOUSES.includes(house)) return sum + 1;
    return BAD_ECLIPSE_HOUSES.includes(house) ? sum - 2 : sum;
  }, 0);
  return {
    reason: {
      rule: "year.eclipses",
      facts: { houses },
      source: { work: "nirnaya_sindhu", chapter: 1, on: "eclipses" },
      about: "moon",
    },
    force: ECLIPSE_FORCE * counted,
  };
}

/** What a year has in common for all signs. */
export interface YearSky {
  /** The starts of the four quarters, and the end of the last. */
  readonly edges: readonly JulianDayUt[];
  readonly found: YearStays;
  readonly events: readonly SkyEvent[];
}

/**
 * The sky of a calendar year over a place. The year and its quarters begin at midnight of the clock. Years 1600 to 2400.
 */
export function yearSky(sky: Sky, year: number, place: GeoPoint, clock: Pick<CivilClock, "startOfDay">): YearSky {
  const edges = [1, 4, 7, 10, 13].map(
    (month): JulianDayUt =>
      clock.startOfDay(month > 12 ? { year: year + 1, month: 1, day: 1 } : { year, month, day: 1 }),
  );
  const whole = { startJdUt: itemAt(edges, 0), endJdUt: itemAt(edges, 4) };
  const found = staysOfYear(sky, whole);
  return { edges, found, events: skyEvents(sky, place, whole, found) };
}

/**
 * The year of a Moon sign in figures: for each quarter of the calendar year the nine aspects of life and all of it, 0 to
 * 100, each the sum of its reasons: a base, the transits of eight grahas with vedha weighed by how long they last, the
 * eclipses that the place sees by house; and the dated events of the year. The same sky gives the same answer.
 */
export function yearForSign({ edges, found, events: skyEventsOfYear }: YearSky, moonRasi: Rasi): YearForSign {
  const whole = { startJdUt: itemAt(edges, 0), endJdUt: itemAt(edges, 4) };
  const events = eventsFor(moonRasi, skyEventsOfYear);
  const quarter = (number: YearQuarter["number"]): YearQuarter => {
    const span = { startJdUt: itemAt(edges, number - 1), endJdUt: itemAt(edges, number) };
    const transits = transitsOver(steadyStretches(found, moonRasi, span));
    const eclipsed = eclipseForce(events, span);
    const scored = (signifiers: Signifiers, begin: number): Score<YearReason> => {
      const forces: readonly Force<YearReason>[] = [...transitForces(transits, signifiers), eclipsed];
      const points = pointsOf(forces.map(({ force }) => force));
      const facts = { moonRasi, points: begin };
      return scoreOf<YearReason>([
        { rule: "year.base", facts, source: OWN_RULE, points: begin, about: RASI_LORDS[moonRasi] },
        ...forces.map(({ reason }, index) => ({ ...reason, points: itemAt(points, index) }) as Counted<YearReason>),
      ]);
    };
    const of = (aspect: LifeAspect): Score<YearReason> => scored(ASPECTS_OF_YEAR[aspect], ASPECT_BASE[aspect]);
    const aspects = Object.fromEntries(LIFE_ASPECTS.map((aspect) => [aspect, of(aspect)])) as YearQuarter["aspects"];
    return { number, ...span, total: scored(WHOLE_LIFE, BASE_POINTS), aspects };
  };
  return {
    ...whole,
    quarters: [quarter(1), quarter(2), quarter(3), quarter(4)],
    events,
    stays: housedStays(found, moonRasi),
  };
}
