import type { UncertainMatchRequest } from "@vedanga/contract";
import { type MoonOfBirth, moonsWithin, pointsWithin } from "@vedanga/core";
import type { TwoBirths } from "./two-births.ts";

type Count<Part extends string> = Parameters<typeof pointsWithin<Part>>[3];
interface Within<Part extends string> {
  within?: { least: number; most: number; open: Part[] };
}

/** What all births within the uncertainty of either time come to; nothing if both times are certain. */
export function whereUncertain<Part extends string>(
  request: Pick<UncertainMatchRequest, "boy_minutes" | "girl_minutes">,
  births: TwoBirths,
  parts: readonly Part[],
  countOf: Count<Part>,
): Within<Part> {
  if (request.boy_minutes === undefined && request.girl_minutes === undefined) return {};
  const moonsOf = (side: keyof TwoBirths): readonly MoonOfBirth[] => {
    const { sky, chart } = births[side];
    return moonsWithin(sky, chart.jdUt, request[`${side}_minutes`] ?? 0);
  };
  const { least, most, open } = pointsWithin(moonsOf("boy"), moonsOf("girl"), parts, countOf);
  return { within: { least, most, open: [...open] } };
}
