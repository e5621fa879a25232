import { houseFrom, rasiOf } from "../chart/rasi.ts";
import { GRAHAS, type Graha, type Rasi } from "../ids.ts";
import type { Reason } from "../reason.ts";
import { siderealLongitudeDeg } from "../sidereal/sidereal-position.ts";
import type { Sky } from "../sky.ts";
import type { JulianDayUt } from "../time/julian-day.ts";
import { FAVOURABLE_HOUSES, isExempt } from "./vedha.ts";

export type TransitVerdict = "favourable" | "obstructed" | "unfavourable";
export type TransitRule = `transit.${TransitVerdict}`;

/** A graha passing through a house counted from a Moon sign. */
export interface Transit {
  readonly graha: Graha;
  /** 1 to 12; the sign itself is the first. */
  readonly house: number;
  readonly verdict: TransitVerdict;
  /** Where it is "obstructed": who stands in the vedha house. Otherwise empty. */
  readonly obstructedBy: readonly Graha[];
  readonly reason: Reason<TransitRule>;
}

export type GrahaHouses = Readonly<Record<Graha, number>>;

/**
 * How each graha's transit is held, by the houses of all nine: favourable houses by Phaladeepika 26.2, each without
 * effect while another graha stands in its vedha house (26.3-8), father and son excepted: Sun and Saturn, Moon and
 * Mercury. The nodes, of whom the chapter is silent, go as custom has it: Rahu as Saturn, Ketu as Mars; they obstruct as
 * the others do. A graha set in house 0 is left out of it: it neither is favoured nor obstructs.
 */
export const judgeTransits = (houses: GrahaHouses): readonly Transit[] =>
  GRAHAS.map((graha) => judgeTransit(graha, houses));

function judgeTransit(graha: Graha, houses: GrahaHouses): Transit {
  const house = houses[graha];
  const vedhaHouse = FAVOURABLE_HOUSES[graha][house];
  if (vedhaHouse === undefined) return { graha, house, obstructedBy: [], ...judged("unfavourable", graha, { house }) };
  const obstructedBy = GRAHAS.filter(
    (other) => other !== graha && houses[other] === vedhaHouse && !isExempt(graha, other),
  );
  const facts = { house, vedhaHouse };
  return obstructedBy.length === 0
    ? { graha, house, obstructedBy, ...judged("favourable", graha, facts) }
    : { graha, house, obstructedBy, ...judged("obstructed", graha, { ...facts, obstructedBy }) };
}

const judged = (
  verdict: TransitVerdict,
  about: Graha,
  facts: Reason["facts"],
): Pick<Transit, "verdict" | "reason"> => ({
  verdict,
  reason: {
    rule: `transit.${verdict}`,
    facts,
    source: verdict === "obstructed" ? "Phaladeepika 26.3-8" : "Phaladeepika 26.2",
    about,
  },
});

/** The house of every graha from a Moon sign at an instant. */
export function housesAt(sky: Sky, moonRasi: Rasi, jd: JulianDayUt): GrahaHouses {
  const house = (graha: Graha): number => houseFrom(moonRasi, rasiOf(siderealLongitudeDeg(sky, graha, jd)));
  return {
    sun: house("sun"),
    moon: house("moon"),
    mars: house("mars"),
    mercury: house("mercury"),
    jupiter: house("jupiter"),
    venus: house("venus"),
    saturn: house("saturn"),
    rahu: house("rahu"),
    ketu: house("ketu"),
  };
}

/** The nine grahas by house from a Moon sign at an instant, each with its verdict and the reason. */
export const transitsFrom = (sky: Sky, moonRasi: Rasi, jd: JulianDayUt): readonly Transit[] =>
  judgeTransits(housesAt(sky, moonRasi, jd));
