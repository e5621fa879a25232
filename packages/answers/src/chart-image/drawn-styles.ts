import { eastChart } from "./east-chart.ts";
import { northChart } from "./north-chart.ts";
import { southChart } from "./south-chart.ts";

/** The drawing of each style. */
export const DRAWN_STYLES = { south: southChart, north: northChart, east: eastChart } as const;
