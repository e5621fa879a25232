import { signedDegrees } from "../angle/degrees.ts";
import { type JulianDayUt, jdUt } from "../calendar/julian-day.ts";
import { houseFrom, RASI_LORDS, rasiOf } from "../chart/zodiac/rasi.ts";
import { cite } from "../citation.ts";
import { lordOfVara } from "../day/day-vara.ts";
import { GRAHAS, type Graha, type Rasi, type Vara } from "../ids.ts";
import { type Reason, reasonMaker } from "../reason.ts";
import { siderealPosition } from "../sidereal/sidereal-position.ts";
import type { Sky } from "../sky.ts";
import type { LocalEclipse } from "./local-eclipse.ts";

/** What is new in a day beside the Moon's house, each with the house from the Moon sign. */
export interface DayChangeFacts {
  /** Seen from the place. */
  readonly "story.eclipse": { readonly kind: LocalEclipse["kind"]; readonly house: number };
  /** The graha turns within the day that begins. */
  readonly "story.station": { readonly house: number; readonly turns: "retrograde" | "direct" };
  /** It has come into the house within the day that has ended. */
  readonly "story.ingress": { readonly house: number; readonly retrograde: boolean };
  /** The Moon passes the graha within the day that begins. */
  readonly "story.meets": { readonly house: number };
  /** The weekday of the lord of the sign. */
  readonly "story.own_day": { readonly vara: Vara };
}
export type DayChange = Reason<DayChangeFacts>;

const because = reasonMaker<DayChangeFacts>();
const HOUSES = cite("phaladeepika", 26, 2);
const OTHERS = GRAHAS.filter((graha) => graha !== "moon");
/** From the heaviest to the lightest change of sign. */
const BY_WEIGHT: readonly Graha[] = ["saturn", "jupiter", "rahu", "ketu", "mars", "sun", "venus", "mercury"];

/** The nine grahas now, a day ago and in a day; the Moon's own change of sign is found to the minute elsewhere. */
export interface SkyOfDay {
  readonly now: Positions;
  readonly before: Positions;
  readonly after: Positions;
}
type Positions = ReadonlyMap<Graha, { readonly longitudeDeg: number; readonly speedDegPerDay: number }>;

const positionsAt = (sky: Sky, jd: number): Positions =>
  new Map(GRAHAS.map((graha) => [graha, siderealPosition(sky, graha, jdUt(jd))]));

/** What the changes of a day are read from; the same for all twelve signs. */
export const skyOfDay = (sky: Sky, atJdUt: JulianDayUt): SkyOfDay => ({
  now: positionsAt(sky, atJdUt),
  before: positionsAt(sky, atJdUt - 1),
  after: positionsAt(sky, atJdUt + 1),
});

function of(positions: Positions, graha: Graha): { readonly longitudeDeg: number; readonly speedDegPerDay: number } {
  const found = positions.get(graha);
  if (found === undefined) throw new TypeError(`no position of ${graha}`);
  return found;
}

/** The grahas that have come into another sign since the same hour yesterday. */
function ingressesOf({ now, before }: SkyOfDay, moonRasi: Rasi): readonly DayChange[] {
  return BY_WEIGHT.flatMap((graha) => {
    const rasi = rasiOf(of(now, graha).longitudeDeg);
    if (rasi === rasiOf(of(before, graha).longitudeDeg)) return [];
    const retrograde = of(now, graha).speedDegPerDay < 0;
    return [because("story.ingress", { house: houseFrom(moonRasi, rasi), retrograde }, HOUSES, graha)];
  });
}

/** The grahas that stand still between now and the same hour tomorrow. */
function stationsOf({ now, after }: SkyOfDay, moonRasi: Rasi): readonly DayChange[] {
  return BY_WEIGHT.filter((graha) => graha !== "rahu" && graha !== "ketu").flatMap((graha) => {
    const [first, last] = [of(now, graha), of(after, graha)];
    if (first.speedDegPerDay < 0 === last.speedDegPerDay < 0) return [];
    const turns = last.speedDegPerDay < 0 ? "retrograde" : "direct";
    return [because("story.station", { house: houseFrom(moonRasi, rasiOf(first.longitudeDeg)), turns }, HOUSES, graha)];
  });
}

/** The grahas that the Moon passes between now and the same hour tomorrow, the nearest first. */
function meetingsOf({ now, after }: SkyOfDay, moonRasi: Rasi): readonly DayChange[] {
  const ahead = (positions: Positions, graha: Graha): number =>
    signedDegrees(of(positions, graha).longitudeDeg - of(positions, "moon").longitudeDeg);
  return OTHERS.filter((graha) => {
    const distance = ahead(now, graha);
    return distance >= 0 && distance < 30 && ahead(after, graha) < 0;
  })
    .toSorted((a, b) => ahead(now, a) - ahead(now, b))
    .map((graha) =>
      because("story.meets", { house: houseFrom(moonRasi, rasiOf(of(now, graha).longitudeDeg)) }, HOUSES, graha),
    );
}

/** What is new in a day for a Moon sign beside the Moon's house, the weightiest first. */
export function dayChanges(
  sky: SkyOfDay,
  moonRasi: Rasi,
  vara: Vara,
  eclipse: (LocalEclipse & { readonly rasi: Rasi }) | undefined,
): readonly DayChange[] {
  const lord = lordOfVara(vara);
  return [
    ...(eclipse === undefined
      ? []
      : [
          because(
            "story.eclipse",
            { kind: eclipse.kind, house: houseFrom(moonRasi, eclipse.rasi) },
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
