import { expect, test } from "vitest";
import { keptCoordinates } from "./kept-coordinates.ts";

test.each([
  ["17.98", "", "17.980000", ""],
  ["17 23 06 N", "౭౮,౪౮౬౭° తూ", "17.385000", "78.486700"],
  ["17.385, 78.4867", "", "17.385000", "78.486700"],
  ["", "17.385° N, 78.4867° E", "17.385000", "78.486700"],
  ["17°75′", "east", "17°75′", "east"],
])("%j and %j are kept as %j and %j", (latitude, longitude, north, east) => {
  expect(keptCoordinates(latitude, longitude)).toEqual([north, east]);
});
