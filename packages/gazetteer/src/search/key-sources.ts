import type { TextColumn } from "../file/text-column.ts";

/** What a key is to its place. */
export const MAIN_NAME = 0;
const OTHER_NAME = 1;
/** A later word of the main name: Delhi of New Delhi. */
export const LATER_WORD = 2;

/** Everything a place can be found by, before it is put in order. */
export interface KeySources {
  /** One line for each place. */
  readonly names: TextColumn;
  readonly aliases: TextColumn;
  readonly aliasPlaces: Int32Array;
  readonly teluguNames: TextColumn;
  readonly teluguPlaces: Int32Array;
  readonly wordPlaces: Int32Array;
  /** Byte of the name at which the word starts. */
  readonly wordStarts: Uint8Array;
}

/** Where the text of a key is, its kind and its place. */
export interface KeySource {
  readonly place: number;
  readonly kind: number;
  readonly bytes: Uint8Array;
  readonly start: number;
  readonly end: number;
}

/** How many keys the sources have: names, then aliases, then Telugu names, then later words. */
export function keyCount({ names, aliases, teluguNames, wordPlaces }: KeySources): number {
  return names.length + aliases.length + teluguNames.length + wordPlaces.length;
}

/** The key of a number below `keyCount`. A Telugu name is as much a main name as the Latin one. */
export function keySource(sources: KeySources, key: number): KeySource {
  const { names, aliases, teluguNames } = sources;
  let line = key;
  if (line < names.length) return lineOf(names, line, line, MAIN_NAME);
  line -= names.length;
  if (line < aliases.length) return lineOf(aliases, line, sources.aliasPlaces[line] ?? 0, OTHER_NAME);
  line -= aliases.length;
  if (line < teluguNames.length) return lineOf(teluguNames, line, sources.teluguPlaces[line] ?? 0, MAIN_NAME);
  line -= teluguNames.length;
  const place = sources.wordPlaces[line] ?? 0;
  const name = lineOf(names, place, place, LATER_WORD);
  return { ...name, start: name.start + (sources.wordStarts[line] ?? 0) };
}

function lineOf(column: TextColumn, line: number, place: number, kind: number): KeySource {
  return { place, kind, bytes: column.bytes, start: column.start(line), end: column.end(line) };
}
