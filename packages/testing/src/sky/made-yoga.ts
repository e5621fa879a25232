import { chartYogas } from "@vedanga/core/src/chart/yoga/chart-yogas.ts";
import type { ChartYoga, Rasi } from "@vedanga/core/src/ids.ts";
import { chartByHouses, type Houses } from "./chart-by-houses.ts";

/** Houses that make a yoga, changes with which it is still made, and changes that each take one condition away. */
export interface MadeYoga {
  readonly title: string;
  readonly yoga: ChartYoga;
  readonly lagna: Rasi;
  readonly made: Houses;
  readonly kept: readonly Houses[];
  readonly missing: readonly Houses[];
}

/** In no kendra and no trikona but the 9th. */
export const NODES: Houses = { rahu: 3, ketu: 9 };

export const yogasFound = (lagna: Rasi, yoga: ChartYoga, houses: Houses) =>
  chartYogas(chartByHouses(lagna, houses)).filter((one) => one.yoga === yoga);

export const hasYoga = (lagna: Rasi, yoga: ChartYoga, houses: Houses): boolean =>
  yogasFound(lagna, yoga, houses).length > 0;

/** The changes after which the yoga is made where it should not be, or is not where it should; empty if all is right. */
export function wronglyMade({ yoga, lagna, made, kept, missing }: MadeYoga): readonly Houses[] {
  const isMade = (change: Houses): boolean => hasYoga(lagna, yoga, { ...made, ...change });
  return [...[{}, ...kept].filter((change) => !isMade(change)), ...missing.filter(isMade)];
}
