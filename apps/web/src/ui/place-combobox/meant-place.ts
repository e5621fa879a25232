import type { Place } from "@vedanga/contract";
import type { FoundPlaces } from "#api/place/search-places.ts";

/** What a list of places makes of a name that was typed and not chosen. */
export type MeantPlace =
  /** It has exactly this name, and is the only one. */
  | { readonly kind: "one"; readonly place: Place }
  /** It has the name several times, or only names that are like it. */
  | { readonly kind: "several"; readonly places: readonly Place[] }
  | { readonly kind: "none" };

/** More are no question any more. */
const MOST_OFFERED = 4;

const LATIN_MARKS = /[\u0300-\u036f]/g;
const fold = (text: string): string =>
  text.normalize("NFD").replace(LATIN_MARKS, "").normalize("NFC").trim().toLocaleLowerCase("en");

/** `Khammam`, `khammam, Telangana`: the name in full, and nothing behind it that the place does not lie in. */
function isCalled({ name, admin, country }: Place, typed: string): boolean {
  const [own = "", ...around] = typed.split(",").map(fold);
  const where = [...admin.split(","), country].map(fold);
  return fold(name) === own && around.every((part) => part === "" || where.includes(part));
}

export function meantPlace(typed: string, { places, exact }: FoundPlaces): MeantPlace {
  const [first] = places;
  if (first === undefined) return { kind: "none" };
  const called = exact === undefined ? places.filter((place) => isCalled(place, typed)) : places.slice(0, exact);
  const [only] = called;
  if (only && called.length === 1) return { kind: "one", place: only };
  return { kind: "several", places: (called.length > 0 ? called : places).slice(0, MOST_OFFERED) };
}
