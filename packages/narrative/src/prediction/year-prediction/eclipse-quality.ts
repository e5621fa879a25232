import { BAD_ECLIPSE_HOUSES, GOOD_ECLIPSE_HOUSES } from "@vedanga/core";

/** How tradition judges an eclipse in a house from the Moon sign. */
export function eclipseQuality(house: number): "good" | "mixed" | "quiet" {
  if (GOOD_ECLIPSE_HOUSES.includes(house)) return "good";
  return BAD_ECLIPSE_HOUSES.includes(house) ? "quiet" : "mixed";
}
