import { DIVISIONS_EN } from "@vedanga/names/en/divisions";
import type { ChartWords } from "../chart-words.ts";
import { aboutHouse, seenBy } from "./chart-houses.ts";
import { CHART_REASONS_EN } from "./chart-reasons.ts";
import { mattersOf, significationOf } from "./forms.ts";

export const CHART_EN: ChartWords = {
  division: DIVISIONS_EN,
  retrogradeMark: "R",
  retrograde: "retrograde",
  kind: { south: "South Indian chart", north: "North Indian chart", east: "East Indian chart" },
  house: (house) => `house ${house}`,
  date: (day) => `on ${day}`,
  matters: mattersOf,
  signification: significationOf,
  aboutHouse: aboutHouse,
  seenBy: seenBy,
  reasons: CHART_REASONS_EN,
};
