import { readFileSync } from "node:fs";
import { findTowns, isNamed, TOWN_PEOPLE, type Town } from "@vedanga/gazetteer/towns/find-towns";
import type { Language } from "@vedanga/names/language";
import { CliError, EXIT } from "../cli-error.ts";
import { townsFile } from "../data-file.ts";
import { wordsOf } from "../words/words-of.ts";
import { allPlaces } from "./all-places.ts";
import { placeTitle } from "./asked-place.ts";
import { plainlyMeant } from "./choose-place.ts";

const MOST_LISTED = 12;
/** All places of one name: there are no more of any. */
const MOST_EXACT = 400;

export interface FoundPlace {
  readonly place: Town;
  /** Others of exactly this name, the largest first. */
  readonly others: readonly Town[];
}

/**
 * The place that a name means. A town much larger than all others of its name is found in the list of towns; everything
 * else opens the file of all places, which takes half a second.
 * @throws CliError if no place or several are meant
 */
export function findPlace(typed: string, lang: Language): FoundPlace {
  return amongTowns(typed, lang) ?? amongAll(typed, lang);
}

function amongTowns(typed: string, lang: Language): FoundPlace | undefined {
  const file = townsFile();
  if (file === undefined) return undefined;
  const towns = findTowns(readFileSync(file, "utf8"), typed, lang);
  // The places that are not in the list have fewer people than the smallest town of it.
  const place = plainlyMeant([...towns, { population: TOWN_PEOPLE }]);
  if (place === undefined || !("id" in place)) return undefined;
  return { place, others: towns.filter((town) => town !== place) };
}

function amongAll(typed: string, lang: Language): FoundPlace {
  const words = wordsOf(lang);
  const gazetteer = allPlaces();
  const found = gazetteer.search(typed, { lang, limit: MOST_LISTED });
  const { places, exact } = found.exact > MOST_LISTED ? gazetteer.search(typed, { lang, limit: MOST_EXACT }) : found;
  const remedyWith = (remedy: string, listed: readonly Town[]): string =>
    [remedy, ...listed.slice(0, MOST_LISTED).map((place) => `  ${placeTitle(place)}`)].join("\n");
  if (places.length === 0) {
    throw new CliError("place_not_found", words.placeUnknown(typed), words.placeUnknownRemedy, EXIT.place);
  }
  if (exact === 0) {
    const remedy = remedyWith(words.placeInexactRemedy, places);
    throw new CliError("place_not_found", words.placeInexact(typed), remedy, EXIT.place);
  }
  // Of places that are called so only by another name the search tells how many there are, and has the best ones first.
  const named = places.filter((place) => isNamed(place, typed));
  const called = named.length > 0 ? named : places.slice(0, exact);
  const place = plainlyMeant(called);
  if (place === undefined) {
    const remedy = remedyWith(words.placeAmbiguousRemedy, called);
    throw new CliError("place_ambiguous", words.placeAmbiguous(typed), remedy, EXIT.place);
  }
  return { place, others: called.filter((other) => other !== place) };
}
