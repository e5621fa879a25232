import { CHART_STYLES, type ChartStyle } from "@vedanga/contract";
import * as z from "zod/mini";
import { keptValue } from "#platform/kept/kept-value.ts";

const USUAL: ChartStyle = "south";

/** The style of every chart on this device: the southern one, as specified, until another is chosen. */
export const chartStyle = keptValue({ key: "preferredChartStyle", schema: z.enum(CHART_STYLES), fallback: USUAL });
