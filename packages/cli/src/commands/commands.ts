import { call } from "./call.ts";
import { chart } from "./chart.ts";
import type { Command } from "./command.ts";
import { dasha } from "./dasha.ts";
import { festivals } from "./festivals.ts";
import { month } from "./month.ts";
import { panchang } from "./panchang.ts";
import { place } from "./place.ts";

/** By the word that is typed. */
export const COMMANDS: ReadonlyMap<string, Command> = new Map(
  Object.entries({ panchang, month, festivals, chart, dasha, place, call }),
);
