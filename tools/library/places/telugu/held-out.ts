import { fold } from "../../../../packages/gazetteer/src/text/fold.ts";
import type { KnownName } from "./known-names.ts";
import { phonesOf } from "./phones.ts";
import { Transliterator } from "./transliterator.ts";

/** How the rule writes known names that it was not shown. */
export interface HeldOut {
  readonly names: number;
  /** Written exactly as known. */
  readonly exact: number;
  /** Written with at most one sound other than known, or missing, or too many. */
  readonly nearly: number;
  readonly soundsWrong: number;
  readonly sounds: number;
}

/** Joiners, spaces and stops are not judged. */
const plain = (telugu: string): string => telugu.replace(/[\u200c .]/g, "");

/** Holds out every so-manieth of the names to test and measures what the rule makes of them from all others. */
export function heldOut(
  known: readonly KnownName[],
  tested: readonly KnownName[],
  every: number,
  first: number,
): HeldOut {
  const out = tested.filter((_, at) => at % every === first);
  const spelt = new Set(out.map(({ latin }) => fold(latin)));
  const transliterator = new Transliterator(known.filter(({ latin }) => !spelt.has(fold(latin))));
  const sum = { names: out.length, exact: 0, nearly: 0, soundsWrong: 0, sounds: 0 };
  for (const { latin, telugu } of out) {
    const wanted = phonesOf(plain(telugu));
    const wrong = editsBetween(phonesOf(plain(transliterator.telugu(latin))), wanted);
    sum.exact += wrong === 0 ? 1 : 0;
    sum.nearly += wrong <= 1 ? 1 : 0;
    sum.soundsWrong += wrong;
    sum.sounds += wanted.length;
  }
  return sum;
}

/** Levenshtein 1966. */
export function editsBetween(a: readonly string[], b: readonly string[]): number {
  let row = b.map((_, at) => at + 1);
  a.forEach((sound, index) => {
    let left = index + 1;
    let diagonal = index;
    row = row.map((above, at) => {
      const edits = Math.min(left + 1, above + 1, diagonal + (sound === b[at] ? 0 : 1));
      diagonal = above;
      left = edits;
      return edits;
    });
  });
  return row.at(-1) ?? a.length;
}
