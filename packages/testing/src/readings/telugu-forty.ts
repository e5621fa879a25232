import { birthReadings } from "./birth-readings.ts";
import { customReadings } from "./custom-readings.ts";
import type { Reading } from "./reading.ts";
import { signReadings } from "./sign-readings.ts";
import { timeReadings } from "./time-readings.ts";

/** Forty readings in Telugu, of every kind that the product writes. */
export const teluguForty = (): readonly Reading[] => [
  ...signReadings(),
  ...birthReadings(),
  ...timeReadings(),
  ...customReadings(),
];
