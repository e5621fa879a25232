import { expect, test } from "vitest";
import { joinPieces, type Piece } from "./join-pieces.ts";

const PER_FILE = 100;
const everywhereAlike = () => 1;

const piece = (name: string, usedBy: string, bytes: number, imports = ""): Piece => ({
  name,
  usedBy: new Set(usedBy),
  bytes,
  imports: new Set(imports),
});

/** Which pieces became one file, each file as its names in order. */
function filesOf(pieces: readonly Piece[], weightOf: (user: string) => number = everywhereAlike): readonly string[] {
  const files = new Map<string, string>();
  for (const [name, into] of joinPieces(pieces, weightOf, PER_FILE)) files.set(into, (files.get(into) ?? "") + name);
  return [...files.values()].sort();
}

test("small pieces of the same screens are one file", () => {
  expect(filesOf([piece("a", "xy", 500), piece("b", "xy", 500)])).toEqual(["ab"]);
});

test("a piece stays by itself where another screen would fetch too much in vain", () => {
  expect(filesOf([piece("a", "xyz", 10), piece("b", "xy", 500)])).toEqual(["a", "b"]);
  expect(filesOf([piece("a", "xyz", 10), piece("b", "xy", 150)])).toEqual(["ab"]);
});

test("what a late part fetches in vain counts by its weight", () => {
  const pieces = [piece("a", "xyz", 10), piece("b", "xy", 500)];
  expect(filesOf(pieces, (user) => (user === "z" ? 0.1 : 1))).toEqual(["ab"]);
});

test("pieces that no screen needs together stay apart", () => {
  expect(filesOf([piece("a", "x", 1), piece("b", "y", 1)])).toEqual(["a", "b"]);
});

test("two are not joined around a third that stays between them", () => {
  const between = piece("b", "x", 900, "c");
  expect(filesOf([piece("a", "xy", 10, "b"), between, piece("c", "xy", 10)])).toEqual(["a", "b", "c"]);
  expect(filesOf([piece("a", "xy", 10, "c"), piece("b", "x", 900), piece("c", "xy", 10)])).toEqual(["ac", "b"]);
});

test("what a piece imports counts too where only the other was fetched", () => {
  const [a, c] = [piece("a", "xyz", 10), piece("c", "uvwxy", 900)];
  expect(filesOf([a, piece("b", "xy", 60), c])).toEqual(["ab", "c"]);
  // Joined with a, it would bring c to z.
  expect(filesOf([a, piece("b", "xy", 60, "c"), c])).toEqual(["a", "bc"]);
});
