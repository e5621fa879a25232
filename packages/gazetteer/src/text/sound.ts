import { indicToLatin } from "./indic-to-latin.ts";

const code = (letter: string): number => letter.charCodeAt(0);
const H = code("h");
const X = code("x");
const K = code("k");
const S = code("s");
const NON_ASCII = 0x80;

const encoder = new TextEncoder();
const decoder = new TextDecoder();

/** What each ASCII byte sounds like: one letter for those that Indian place names are spelt with alternately. */
const HEARD_AS = (() => {
  const table = Uint8Array.from({ length: 128 }, (_, byte) => byte);
  for (const [spelt, heard] of ["wv", "zj", "qk", "fp", "ei", "ou"]) table[code(spelt ?? "")] = code(heard ?? "");
  return table;
})();

const IS_CONSONANT = (() => {
  const table = new Uint8Array(128);
  for (const letter of "bcdfghjklmnpqrstvwxyz") table[code(letter)] = 1;
  return table;
})();

/**
 * Reduces folded text, as UTF-8, to how it sounds, so that the usual spellings of one Indian name meet: th and t, dh
 * and d, sh and s, ph and f, v and w, z and j, x and ks, aa and a, ee and i, oo and u, double and single letters.
 * Text in an Indian script is converted to Latin first, so that విజయ finds Vijayawada.
 *
 * It reads left to right and looks only backwards, so the sound of a beginning is a beginning of the sound: a
 * prefix search by sound finds everything a prefix search by letters finds. Never longer than twice the input.
 * Writes to `target` from `at`, returns the end.
 */
export function soundBytes(source: Uint8Array, start: number, end: number, target: Uint8Array, at: number): number {
  if ((source[start] ?? 0) < NON_ASCII) return hear(source, start, end, target, at);
  const latin = encoder.encode(indicToLatin(decoder.decode(source.subarray(start, end))));
  return hear(latin, 0, latin.length, target, at);
}

function hear(source: Uint8Array, start: number, end: number, target: Uint8Array, at: number): number {
  let out = at;
  let before = 0;
  const put = (byte: number): void => {
    if (out === at || target[out - 1] !== byte) target[out++] = byte;
  };
  for (let index = start; index < end; index++) {
    const byte = source[index] ?? 0;
    if (byte >= NON_ASCII) target[out++] = byte;
    else if (byte === X) {
      put(K);
      put(S);
    } else if (byte !== H || !IS_CONSONANT[before]) put(HEARD_AS[byte] ?? byte);
    before = byte < NON_ASCII ? byte : 0;
  }
  return out;
}

/** The sound of folded text, as ASCII where it has one. */
export function sound(foldedText: string): string {
  const source = encoder.encode(foldedText);
  const target = new Uint8Array(source.length * 2);
  return decoder.decode(target.subarray(0, soundBytes(source, 0, source.length, target, 0)));
}
