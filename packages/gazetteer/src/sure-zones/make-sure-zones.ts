import { readFileSync } from "node:fs";
import { createRequire } from "node:module";
import { dirname, join } from "node:path";
import type { SureZones, ZoneTree } from "./sure-zones.ts";

/** The index of the map of zones: its squares, the zones of each, or where the borders through it are. Of the open sea, nothing. */
type IndexNode = readonly number[] | { readonly pos: number; readonly len: number } | IndexSquares;
interface IndexSquares {
  readonly a?: IndexNode;
  readonly b?: IndexNode;
  readonly c?: IndexNode;
  readonly d?: IndexNode;
}

const isList = (node: IndexNode): node is readonly number[] => Array.isArray(node);

function treeOf(node: IndexNode | undefined): ZoneTree {
  if (node === undefined || "pos" in node) return null;
  // The first of several is the one that is answered.
  if (isList(node)) return node[0] ?? null;
  const squares = [treeOf(node.a), treeOf(node.b), treeOf(node.c), treeOf(node.d)] as const;
  const [first] = squares;
  return typeof first !== "object" || first === null
    ? squares.every((each) => each === first)
      ? first
      : squares
    : squares;
}

/** The squares of the map that comes with geo-tz, without the borders: a hundredth of its size. */
export function makeSureZones(): SureZones {
  const library = createRequire(import.meta.url).resolve("geo-tz/all");
  const file = join(dirname(library), "..", "data", "timezones.geojson.index.json");
  const { timezones, lookup } = JSON.parse(readFileSync(file, "utf8")) as {
    readonly timezones: readonly string[];
    readonly lookup: IndexSquares;
  };
  return { zones: timezones, tree: treeOf(lookup) };
}
