import type { DashaLevelPeriod, DashaLevelsResponse } from "@vedanga/contract";
import { parseFields } from "./parse-fields.ts";
import { parseInstant } from "./parse-wire-time.ts";

const decodePeriod = (period: DashaLevelPeriod) => parseFields(period, ["start", "end"], parseInstant);
/** One period of any level, its first and last instants read. */
export type DashaLevel = ReturnType<typeof decodePeriod>;

/** Periods below one another, and what runs at the moment of the answer. */
export const decodeDashaLevels = ({ periods, running, balance }: DashaLevelsResponse["response"]) => ({
  periods: periods.map(decodePeriod),
  running: running.map(decodePeriod),
  balance,
});
export type DashaLevels = ReturnType<typeof decodeDashaLevels>;
