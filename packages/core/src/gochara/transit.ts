import { byId } from "../by-id.ts";
import type { JulianDayUt } from "../calendar/julian-day.ts";
import { houseFrom, rasiOf } from "../chart/zodiac/rasi.ts";
import { cite } from "../citation.ts";
import { GRAHAS, type Graha, type Rasi } from "../ids.ts";
import { type Reason, reasonMaker } from "../reason.ts";
import { siderealLongitudeDeg } from "../sidereal/sidereal-position.ts";
import type { Sky } from "../sky.ts";
import { FAVOURABLE_HOUSES, isExempt } from "./vedha.ts";

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
 * the others do. A graha in house 0 is left out: it is not favoured and does not obstruct.
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
