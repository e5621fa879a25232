import type { ChartDivision } from "@vedanga/contract";
import * as z from "zod/mini";
import { keptValue } from "#platform/kept/kept-value.ts";
import { DIVISIONS } from "./division-names.ts";

const USUAL: ChartDivision = "D9";

/** The chart beside that of birth on this device: the navamsa, as specified, until another is chosen. */
export const chosenDivision = keptValue({ key: "preferredDivision", schema: z.enum(DIVISIONS), fallback: USUAL });
