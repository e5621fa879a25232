import type { Chart } from "@vedanga/core/src/chart/chart.ts";
import { type Graha, RASIS, type Rasi } from "@vedanga/core/src/ids.ts";
import { chartWithLagna } from "./made-sky.ts";

/** The house of each graha, with its degree in the sign where that matters. */
export type Houses = Readonly<Partial<Record<Graha, number | readonly [house: number, degree: number]>>>;

/** The Sun at 5° of its sign and the others at 25° unless a degree is given, so that it burns nobody in its sign. */
export function chartByHouses(lagna: Rasi, houses: Houses): Chart {
  const first = RASIS.indexOf(lagna);
  const places = Object.entries(houses).map(([graha, place]) => {
    const [house, degree] = typeof place === "number" ? [place, graha === "sun" ? 5 : 25] : place;
    return [graha, (((first + house - 1) % 12) * 30 + degree) % 360] as const;
  });
  return chartWithLagna(lagna, Object.fromEntries(places));
}
