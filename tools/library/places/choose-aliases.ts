import { fold } from "../../../packages/gazetteer/src/text/fold.ts";
import { sound } from "../../../packages/gazetteer/src/text/sound.ts";
import type { PlaceEntry } from "./place-entry.ts";

/** Other names are kept for India and for places with at least this many people. */
const LARGE = 15_000;
/** Starts with a Latin capital: GeoNames writes what a machine transliterated in small letters. */
const LATIN_NAME = /^\p{Lu}[\p{Script=Latin}\p{M}\s'’‘ʻ`.\-()]{1,39}$/u;
/** Airport codes and similar. */
const CODE = /^\p{Lu}{2,4}$/u;

/** The further names a place is found by: those that sound unlike every name kept before. */
export function chooseAliases(entry: PlaceEntry): string[] {
  const heard = new Set([sound(fold(entry.name))]);
  const kept: string[] = [];
  const spelt = new Set([fold(entry.name)]);
  for (const name of entry.handNames) {
    if (spelt.has(fold(name))) continue;
    spelt.add(fold(name));
    heard.add(sound(fold(name)));
    kept.push(name);
  }
  if (entry.country !== "IN" && entry.population < LARGE) return kept;
  for (const name of entry.otherNames) {
    const tidy = name.normalize("NFC").trim();
    const heardAs = sound(fold(tidy));
    if (!LATIN_NAME.test(tidy) || CODE.test(tidy) || heardAs.length < 2 || heard.has(heardAs)) continue;
    heard.add(heardAs);
    kept.push(tidy);
  }
  return kept;
}
