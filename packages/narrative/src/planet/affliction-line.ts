import type { Graha } from "@vedanga/core";
import type { PlanetReportWords, Strains } from "../catalogue/planet-report-words.ts";
import { type GrahaInChart, HOUSES_OF_EFFORT, isFallUndone } from "../dasha/mahadasha-lord.ts";

/** Malefic by nature in every chart; the Sun strains by nearness alone. */
const MALEFICS: readonly Graha[] = ["mars", "saturn", "rahu", "ketu"];

/** What strains a graha in a chart, or that nothing does. */
export function afflictionLine(words: PlanetReportWords, planet: GrahaInChart): string {
  const strains = strainsOf(planet);
  const isStrained =
    strains.sign !== undefined ||
    strains.isCombust ||
    strains.hardHouse !== undefined ||
    strains.joined.length + strains.seenBy.length > 0;
  return isStrained ? words.strained(strains) : words.unstrained(planet.graha);
}

function strainsOf(planet: GrahaInChart): Strains {
  const { graha, dignity, isCombust, house, joined, seenBy } = planet;
  const isWeak = dignity === "enemy" || dignity === "debilitated";
  const malefic = (others: readonly Graha[]): readonly Graha[] => others.filter((other) => MALEFICS.includes(other));
  return {
    graha,
    sign: isWeak && !isFallUndone(planet) ? dignity : undefined,
    isCombust,
    hardHouse: HOUSES_OF_EFFORT.includes(house) ? house : undefined,
    joined: malefic(joined),
    seenBy: malefic(seenBy),
  };
}
