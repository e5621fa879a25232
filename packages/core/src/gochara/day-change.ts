import { signedDegrees } from "../angle/degrees.ts";
import type { JulianDayUt } from "../calendar/julian-day.ts";
import { houseFrom, RASI_LORDS, rasiOf } from "../chart/zodiac/rasi.ts";
import { cite } from "../citation.ts";
import { lordOfVara } from "../day/day-vara.ts";
import { GRAHAS, type Graha, type Rasi, type Vara } from "../ids.ts";
import { type Reason, reasonMaker } from "../reason.ts";
import { siderealPosition } from "../sidereal/sidereal-position.ts";
import type { Sky } from "../sky.ts";
import type { LocalEclipse } from "./local-eclipse.ts";
import type { VisibleEclipse } from "./visible-eclipse.ts";

/** What is new in a day beside the Moon's house, each with the house from the Moon sign. */
export interface DayChangeFacts {
  /** Seen from the place from this instant on. */
  readonly "story.eclipse": {
    readonly kind: LocalEclipse["kind"];
    readonly house: number;
    readonly seenFromJdUt: JulianDayUt;
  };
  /** The graha turns before the next day's instant. */
  readonly "story.station": { readonly house: number; readonly turns: "retrograde" | "direct" };
  /** It has come into the house since the day before's. */
  readonly "story.ingress": { readonly house: number; readonly retrograde: boolean };
  /** The Moon passes the graha before the next day's. */
  readonly "story.meets": { readonly house: number };
  /** The weekday of the lord of the sign. */
  readonly "story.own_day": { readonly vara: Vara };
}
/** The grahas that stand still at times, from the heaviest to the lightest. */
const STANDING = ["saturn", "jupiter", "mars", "venus", "mercury"] as const;
export type StationGraha = (typeof STANDING)[number];
/** From the heaviest to the lightest change of sign. */
const BY_WEIGHT = ["saturn", "jupiter", "rahu", "ketu", "mars", "sun", "venus", "mercury"] as const;
/** All but the Moon, whose own change of sign is found to the minute elsewhere. */
export type DayGraha = (typeof BY_WEIGHT)[number];

type Ingress = Reason<DayChangeFacts, DayGraha, "story.ingress">;
type Station = Reason<DayChangeFacts, StationGraha, "story.station">;
export type DayChange =
  | Reason<DayChangeFacts, Graha, "story.eclipse" | "story.own_day">
  | Station
  | Ingress
  | Reason<DayChangeFacts, DayGraha, "story.meets">;

const because = reasonMaker<DayChangeFacts>();
const becauseOther = reasonMaker<DayChangeFacts, DayGraha>();
const becauseStanding = reasonMaker<DayChangeFacts, StationGraha>();
const HOUSES = cite("phaladeepika", 26, 2);

/** The instants that stand for a day and for those before and after it. */
export interface DayInstants {
  readonly now: JulianDayUt;
  readonly before: JulianDayUt;
  readonly after: JulianDayUt;
}

type Positions = ReadonlyMap<Graha, { readonly longitudeDeg: number; readonly speedDegPerDay: number }>;

/** The nine grahas at these instants. */
export type SkyOfDay = Readonly<Record<keyof DayInstants, Positions>>;

/** What the changes of a day are read from; the same for all twelve signs. */
export function skyOfDay(sky: Sky, { now, before, after }: DayInstants): SkyOfDay {
  return { now: positionsAt(sky, now), before: positionsAt(sky, before), after: positionsAt(sky, after) };
}

/** The nine grahas at an instant. */
export const positionsAt = (sky: Sky, jd: JulianDayUt): Positions =>
  new Map(GRAHAS.map((graha) => [graha, siderealPosition(sky, graha, jd)]));

function of(positions: Positions, graha: Graha): { readonly longitudeDeg: number; readonly speedDegPerDay: number } {
  const found = positions.get(graha);
  if (found === undefined) throw new TypeError(`no position of ${graha}`);
  return found;
}

/** The grahas that have come into another sign since the day before. */
export function ingressesOf({ now, before }: SkyOfDay, moonRasi: Rasi): readonly Ingress[] {
  return BY_WEIGHT.flatMap((graha) => {
    const rasi = rasiOf(of(now, graha).longitudeDeg);
    if (rasi === rasiOf(of(before, graha).longitudeDeg)) return [];
    const retrograde = of(now, graha).speedDegPerDay < 0;
    return [becauseOther("story.ingress", { house: houseFrom(moonRasi, rasi), retrograde }, HOUSES, graha)];
  });
}

/** The grahas that stand still before the next day. */
export function stationsOf({ now, after }: SkyOfDay, moonRasi: Rasi): readonly Station[] {
  return STANDING.flatMap((graha) => {
    const [first, last] = [of(now, graha), of(after, graha)];
    if (first.speedDegPerDay < 0 === last.speedDegPerDay < 0) return [];
    const turns = last.speedDegPerDay < 0 ? "retrograde" : "direct";
    const house = houseFrom(moonRasi, rasiOf(first.longitudeDeg));
    return [becauseStanding("story.station", { house, turns }, HOUSES, graha)];
  });
}

/** The grahas that the Moon passes before the next day, the nearest first. */
function meetingsOf({ now, after }: SkyOfDay, moonRasi: Rasi): readonly DayChange[] {
  const ahead = (positions: Positions, graha: Graha): number =>
    signedDegrees(of(positions, graha).longitudeDeg - of(positions, "moon").longitudeDeg);
  return BY_WEIGHT.filter((graha) => {
    const distance = ahead(now, graha);
    return distance >= 0 && distance < 30 && ahead(after, graha) < 0;
  })
    .toSorted((a, b) => ahead(now, a) - ahead(now, b))
    .map((graha) =>
      becauseOther("story.meets", { house: houseFrom(moonRasi, rasiOf(of(now, graha).longitudeDeg)) }, HOUSES, graha),
    );
}

/** What is new in a day for a Moon sign beside the Moon's house, the weightiest first. */
export function dayChanges(
  sky: SkyOfDay,
  moonRasi: Rasi,
  vara: Vara,
  eclipse: VisibleEclipse | undefined,
): readonly DayChange[] {
  const lord = lordOfVara(vara);
  return [
    ...(eclipse === undefined
      ? []
      : [
          because(
            "story.eclipse",
            {
              kind: eclipse.kind,
              house: houseFrom(moonRasi, eclipse.rasi),
              seenFromJdUt: eclipse.visibleSpan.startJdUt,
            },
            { work: "nirnaya_sindhu", chapter: 1, on: "eclipses" },
            eclipse.kind === "solar" ? "sun" : "moon",
          ),
        ]),
    ...stationsOf(sky, moonRasi),
    ...ingressesOf(sky, moonRasi),
    ...meetingsOf(sky, moonRasi),
    ...(lord === RASI_LORDS[moonRasi] ? [because("story.own_day", { vara }, cite("bphs", 4), lord)] : []),
  ];
}
