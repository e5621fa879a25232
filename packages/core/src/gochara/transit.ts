import { byId } from "../by-id.ts";
import type { JulianDayUt } from "../calendar/julian-day.ts";
import { houseFrom, rasiOf } from "../chart/zodiac/rasi.ts";
import { cite } from "../citation.ts";
import { GRAHAS, type Graha, type Rasi } from "../ids.ts";
import { type Reason, reasonMaker } from "../reason.ts";
import { siderealLongitudeDeg } from "../sidereal/sidereal-position.ts";
import type { Sky } from "../sky.ts";

/** Favourable houses from the Moon, each with its vedha house. */
type VedhaTable = Readonly<Partial<Record<number, number>>>;

const SATURN: VedhaTable = { 3: 12, 6: 9, 11: 5 };
const MARS: VedhaTable = { 3: 12, 6: 9, 11: 5 };

/**
 * Phaladeepika 26.2-8. Prints of Venus's verse differ in its last pair: 11 obstructed from 3 and 12 from 6, as here, or
 * the other way round. Mercury's 10 is obstructed from 8 (some prints: 7).
 */
export const FAVOURABLE_HOUSES: Readonly<Record<Graha, VedhaTable>> = {
  sun: { 3: 9, 6: 12, 10: 4, 11: 5 },
  moon: { 1: 5, 3: 9, 6: 12, 7: 2, 10: 4, 11: 8 },
  mars: MARS,
  mercury: { 2: 5, 4: 3, 6: 9, 8: 1, 10: 8, 11: 12 },
  jupiter: { 2: 12, 5: 4, 7: 3, 9: 10, 11: 8 },
  venus: { 1: 8, 2: 7, 3: 1, 4: 10, 5: 9, 8: 5, 9: 11, 11: 3, 12: 6 },
  saturn: SATURN,
  rahu: SATURN,
  ketu: MARS,
};

const EXEMPT: readonly (readonly [Graha, Graha])[] = [
  ["sun", "saturn"],
  ["moon", "mercury"],
  ["rahu", "ketu"],
];

/**
 * Father and son do not obstruct each other: the Sun and Saturn, the Moon and Mercury. Nor do the nodes: always seven
 * houses apart, Rahu in the eleventh could otherwise never be good, as Ketu is then in the fifth.
 */
const isExempt = (a: Graha, b: Graha): boolean => EXEMPT.some((pair) => pair.includes(a) && pair.includes(b));

export type TransitVerdict = "favourable" | "obstructed" | "unfavourable";

/** The house from the Moon sign and, where another may take the good away from there, the house of its vedha. */
type Passing = {
  readonly house: number;
  /** In a score: what the graha weighs there. */
  readonly weight?: number;
};
type PassingWell = Passing & { readonly vedhaHouse: number };

export interface TransitFacts {
  readonly "transit.favourable": PassingWell;
  readonly "transit.obstructed": PassingWell & { readonly obstructedBy: readonly Graha[] };
  readonly "transit.unfavourable": Passing;
}
export type TransitReason = Reason<TransitFacts>;

/** A graha passing through a house counted from a Moon sign. */
export interface Transit {
  readonly graha: Graha;
  /** 1 to 12; the sign itself is the first. */
  readonly house: number;
  readonly verdict: TransitVerdict;
  /** If it is "obstructed": the grahas in the vedha house. Otherwise empty. */
  readonly obstructedBy: readonly Graha[];
  readonly reason: TransitReason;
}

const HOUSES = cite("phaladeepika", 26, 2);
const VEDHA = cite("phaladeepika", 26, [3, 8]);
const because = reasonMaker<TransitFacts>();

export type GrahaHouses = Readonly<Record<Graha, number>>;

/**
 * The quality of each graha's transit, by the houses of all nine: favourable houses by Phaladeepika 26.2, each without
 * effect while another graha is in its vedha house (26.3-8), father and son excepted: Sun and Saturn, Moon and
 * Mercury. The chapter does not mention the nodes; by custom Rahu is judged as Saturn, Ketu as Mars; they obstruct as
 * the others do, but not each other. A graha in house 0 is left out: it is not favoured and does not obstruct.
 */
export const judgeTransits = (houses: GrahaHouses): readonly Transit[] =>
  GRAHAS.map((graha) => judgeTransit(graha, houses));

function judgeTransit(graha: Graha, houses: GrahaHouses): Transit {
  const house = houses[graha];
  const vedhaHouse = FAVOURABLE_HOUSES[graha][house];
  if (vedhaHouse === undefined) {
    const reason = because("transit.unfavourable", { house }, HOUSES, graha);
    return { graha, house, verdict: "unfavourable", obstructedBy: [], reason };
  }
  const obstructedBy = GRAHAS.filter(
    (other) => other !== graha && houses[other] === vedhaHouse && !isExempt(graha, other),
  );
  if (obstructedBy.length === 0) {
    const reason = because("transit.favourable", { house, vedhaHouse }, HOUSES, graha);
    return { graha, house, verdict: "favourable", obstructedBy, reason };
  }
  const reason = because("transit.obstructed", { house, vedhaHouse, obstructedBy }, VEDHA, graha);
  return { graha, house, verdict: "obstructed", obstructedBy, reason };
}

/** The house of every graha from a Moon sign at an instant. */
const housesAt = (sky: Sky, moonRasi: Rasi, jd: JulianDayUt): GrahaHouses =>
  byId(GRAHAS, (graha) => houseFrom(moonRasi, rasiOf(siderealLongitudeDeg(sky, graha, jd))));

/** The nine grahas by house from a Moon sign at an instant, each with its verdict and the reason. */
export const transitsFrom = (sky: Sky, moonRasi: Rasi, jd: JulianDayUt): readonly Transit[] =>
  judgeTransits(housesAt(sky, moonRasi, jd));

/** From the Moon: the one house that every graha not at home in it harms in full (Phaladeepika 26, on each in turn). */
const GRAVE_HOUSE = 8;

export const isGrave = (graha: Graha, house: number): boolean =>
  house === GRAVE_HOUSE && FAVOURABLE_HOUSES[graha][house] === undefined;
