import { say } from "../../say.ts";
import { isInTeluguStates, type PlaceEntry } from "../place-entry.ts";
import { knownNames } from "./known-names.ts";
import { Transliterator } from "./transliterator.ts";

/** A name in Telugu letters, as known names are written, for each place of the Telugu states of which no table has one. */
export function writeByRule(entries: readonly PlaceEntry[]): void {
  const unnamed = entries.filter((entry) => isInTeluguStates(entry) && entry.nameTe === undefined);
  const transliterator = new Transliterator(knownNames());
  for (const entry of unnamed) {
    const telugu = transliterator.telugu(entry.name);
    if (telugu === "") continue;
    entry.nameTe = telugu;
    entry.nameTeByRule = true;
  }
  say(`wrote by rule: ${unnamed.map(({ name, nameTe }) => `${name} ${nameTe}`).join(", ")}`);
}
