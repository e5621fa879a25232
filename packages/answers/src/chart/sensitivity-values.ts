import type { Sensitivity } from "@vedanga/contract";
import {
  GEMS,
  isVerdict,
  KAALSARP_ABSENCES,
  KAALSARP_TYPES,
  NAKSHATRAS,
  RASIS,
  type SensitiveQuantity,
  type SensitiveValue,
} from "@vedanga/core";
import type { Catalogue } from "@vedanga/narrative";

type WireValue = Sensitivity["changes"][number]["before"];

/** A value with its name, by which it is listed. */
export function wireValue(value: SensitiveValue, words: Catalogue): WireValue {
  const { names, sensitivity, kaalsarp } = words;
  if (typeof value === "number") return { id: value, name: String(value) };
  if (isVerdict(value)) {
    return { id: value.state, name: sensitivity.mangal(value.state, value.score), score: value.score };
  }
  if (typeof value !== "string") {
    const lords = value.map((lord) => names.graha[lord].name);
    return { id: [...value], name: lords.length === 0 ? sensitivity.none : lords.join("/") };
  }
  const rasi = RASIS.find((id) => id === value);
  if (rasi !== undefined) return { id: rasi, name: names.rasi[rasi] };
  const nakshatra = NAKSHATRAS.find((id) => id === value);
  if (nakshatra !== undefined) return { id: nakshatra, name: names.nakshatra[nakshatra] };
  const gem = GEMS.find((id) => id === value);
  if (gem !== undefined) return { id: gem, name: names.gem[gem] };
  const absence = KAALSARP_ABSENCES.find((id) => id === value);
  if (absence !== undefined) return { id: absence, name: sensitivity.kaalsarp[absence] };
  const type = KAALSARP_TYPES.find((id) => id === value);
  if (type === undefined) throw new TypeError(`no name for ${value}`);
  return { id: type, name: sensitivity.kaalsarpPresent(kaalsarp.type[type]) };
}

/** The same as it ends a sentence: a number is a quarter or a house. */
export const toldValue = (value: SensitiveValue, words: Catalogue): string =>
  typeof value === "number" ? words.sensitivity.nth(value) : wireValue(value, words).name;

/** More than these are no longer read; stones are short to name. */
const MOST_VALUES = 4;
const MOST_STONES = 7;

/** All that a quantity may be, in the order of time; of a score the least and the most; nothing if they are too many. */
export function possibleValues(
  quantity: SensitiveQuantity,
  values: readonly SensitiveValue[],
  words: Catalogue,
): { readonly values: readonly string[]; readonly isRange: boolean } {
  const told = [...new Set(values.map((value) => toldValue(value, words)))];
  if (told.length <= (quantity === "gem" ? MOST_STONES : MOST_VALUES)) return { values: told, isRange: false };
  if (quantity === "mangal") {
    const byScore = values.filter(isVerdict).toSorted((one, other) => one.score - other.score);
    const ends = [byScore[0], byScore.at(-1)].flatMap((end) => (end ? [toldValue(end, words)] : []));
    return { values: ends, isRange: true };
  }
  if (quantity === "kaalsarp") {
    const { sensitivity } = words;
    const kinds = values.map((value) =>
      KAALSARP_TYPES.some((type) => type === value) ? sensitivity.kaalsarp.ofManyKinds : toldValue(value, words),
    );
    return { values: [...new Set(kinds)], isRange: false };
  }
  return { values: [], isRange: false };
}
