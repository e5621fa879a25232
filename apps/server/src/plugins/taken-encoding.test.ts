import { expect, it } from "vitest";
import { encodingOf } from "./taken-encoding.ts";

it.each([
  ["gzip, deflate, br, zstd", "br"],
  ["gzip", "gzip"],
  ["br;q=0, gzip", "gzip"],
  ["gzip;q=0, br;q=0.000", undefined],
  ["GZIP;Q=0.8, BR ; q=0.8", "br"],
  ["br;q=0.5, gzip;q=0.9", "gzip"],
  ["x-gzip", "gzip"],
  ["*", "gzip"],
  ["*;q=0", undefined],
  ["gzip;q=0, *", undefined],
  ["identity;q=1, br;q=0.1", undefined],
  ["identity;q=0.1, br;q=1", "br"],
  ["br;q=lots", undefined],
  ["deflate, zstd", undefined],
  ["", undefined],
  [undefined, undefined],
  [`br, ${"x".repeat(300)}`, undefined],
] as const)("of %j it takes %s", (header, taken) => {
  expect(encodingOf(header)).toBe(taken);
});
