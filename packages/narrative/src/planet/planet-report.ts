import { LUMINOUS_GRAHAS, rasiCharacter } from "@vedanga/core";
import type { Catalogue } from "../catalogue/catalogue.ts";
import type { HouseStanding } from "../catalogue/chart-words.ts";
import type { Ways } from "../catalogue/dasha-words.ts";
import { easeOf, type GrahaInChart, isFallUndone } from "../dasha/mahadasha-lord.ts";
import { hostOf, starLine, thirdOf } from "../dasha/planet-in-sign.ts";
import { takingTurns } from "../dasha/taking-turns.ts";
import { lordBrings, lordStands } from "../house/house-lord-readings.ts";
import { afflictionLine } from "./affliction-line.ts";

/** A graha of a chart with the house that it is in. */
export interface PlanetInChart extends GrahaInChart {
  readonly inHouse: HouseStanding;
}

interface PlanetReport {
  readonly definitions: string;
  /** The sign and the house that the graha is in; this and the next two have 250 to 1100 characters. */
  readonly general: string;
  /** What the graha is for this person. */
  readonly personal: string;
  readonly inZodiac: string;
  /** One to three sentences; so too the next two. */
  readonly qualitiesLong: string;
  readonly qualitiesShort: string;
  readonly affliction: string;
  readonly positive: readonly string[];
  readonly negative: readonly string[];
}

/** One graha of a chart in words; no sentence comes twice. */
export function planetReport(words: Catalogue, planet: PlanetInChart): PlanetReport {
  const { planetInSign, planetReport: report } = words;
  const { graha, house } = planet;
  return {
    definitions: [planetInSign.character[graha], planetInSign.consulted[graha], planetInSign.tokens[graha]].join(" "),
    general: general(words, planet),
    personal: personal(words, planet),
    inZodiac: inZodiac(words, planet),
    qualitiesLong: `${ofHouse(report.inHouse[graha], house)} ${secondWay(words.houseLord.strength[planet.dignity])(graha)}`,
    qualitiesShort: report.short(graha, house),
    affliction: `${afflictionLine(report, planet)} ${planetInSign.care[graha]}`,
    ...keywords(words, planet),
  };
}

function ofHouse(lines: readonly string[], house: number): string {
  const line = lines[house - 1];
  if (line === undefined) throw new RangeError(`no house ${house}`);
  return line;
}

/** Of the ways to say a thing the second, which speaks of no period and repeats no word of what stands before it here. */
const secondWay = <T>(ways: Ways<T>): T => ways[1] ?? ways[0];

function general({ planetInSign, chart }: Catalogue, planet: PlanetInChart): string {
  const [first, second = first, third = second] = planetInSign.sign[planet.rasi];
  const host = hostOf(planetInSign, planet, (ways, say) => say(secondWay(ways)));
  const text = [first, second, chart.aboutHouse(planet.inHouse, undefined), ...(host === undefined ? [] : [host])];
  return text.join(" ").length < SHORTEST ? [...text, third].join(" ") : text.join(" ");
}

/** Below this a third sentence on the sign is said as well. */
const SHORTEST = 260;
/** A text is cut to this by leaving out those who look at the graha, and then those who are with it. */
const LONGEST = 1100;

function personal(words: Catalogue, planet: PlanetInChart): string {
  const { dasha, strength } = words;
  const { graha, rasi, seenBy, undoneBy } = planet;
  const isAlone = planet.joined.length + seenBy.length === 0;
  const parts = [
    ...(planet.rules.length > 0 ? ruled(words, planet) : ofNode(words, planet)),
    strength.reading.graha(planet),
    ...(isFallUndone(planet) ? [dasha.undone[0](graha, rasi, undoneBy)] : []),
  ];
  const joined = planet.joined.length > 0 ? [dasha.joined[0](graha, planet.joined)] : [];
  const seen = seenBy.length > 0 ? [dasha.seen[0](graha, seenBy)] : [];
  const alone = isAlone ? [secondWay(dasha.alone)(graha)] : [];
  const texts = [[...joined, ...seen, ...alone], joined, []].map((company) => [...parts, ...company].join(" "));
  return texts.find((text) => text.length <= LONGEST) ?? parts.join(" ");
}

/** The houses that the graha rules, and what it brings to each from its own. */
function ruled({ houseLord }: Catalogue, { graha, rasi, house, rules, dignity }: PlanetInChart): readonly string[] {
  const turns = takingTurns();
  const lord = LUMINOUS_GRAHAS.find((lit) => lit === graha);
  if (lord === undefined) return [];
  return rules.flatMap((ruledHouse) => {
    const standing = { house: ruledHouse, lord, rasi, lordHouse: house, dignity };
    return [lordStands(houseLord, standing, turns), lordBrings(houseLord, standing)];
  });
}

/** A node rules nothing and acts for the lord of its sign. */
function ofNode({ dasha }: Catalogue, { graha, rasi, house, host }: PlanetInChart): readonly string[] {
  const stands = dasha.stands[0](graha, house, rasi);
  if (host.rasi === rasi) return [stands, secondWay(dasha.speaksForCompanion)(graha, host.graha)];
  return [stands, secondWay(dasha.speaksFor)(graha, host.graha, host.house)];
}

function inZodiac({ planetInSign: words }: Catalogue, planet: PlanetInChart): string {
  const { graha, rasi, navamsa } = planet;
  return [
    words.inSign(graha, rasi),
    words.inElement[graha][rasiCharacter(rasi).tattva],
    words.dignity[planet.dignity][0](graha, rasi),
    words.outlook[graha][easeOf(planet.dignity)],
    words.third[thirdOf(planet)][0](graha),
    starLine(words, planet, takingTurns().next),
    navamsa === rasi ? words.sameNavamsa[0](graha) : words.navamsa[0](graha, navamsa),
  ].join(" ");
}

/** Two words of the graha and two of its sign; of those that are not praise, one of each where the graha is not weak. */
function keywords(
  { planetReport: { keywords: words }, ascendant }: Catalogue,
  { graha, rasi, dignity }: PlanetInChart,
): Pick<PlanetReport, "positive" | "negative"> {
  const { positive, negative } = words[graha];
  const { strengths, challenges } = ascendant.sign[rasi];
  const shown = easeOf(dignity) === "hard" ? 2 : 1;
  return {
    positive: [...positive, ...strengths.slice(0, 2)],
    negative: [...negative.slice(0, shown), ...challenges.slice(0, shown)],
  };
}
