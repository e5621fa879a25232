import { DIVISIONS_TE } from "@vedanga/names/te/divisions";
import type { ChartWords } from "../chart-words.ts";
import { aboutHouse, seenBy } from "./chart-houses.ts";
import { CHART_REASONS_TE } from "./chart-reasons.ts";
import { mattersOf, significationOf } from "./forms.ts";

export const CHART_TE: ChartWords = {
  division: DIVISIONS_TE,
  retrogradeMark: "వ",
  retrograde: "వక్రగతి",
  kind: { south: "దక్షిణ భారత శైలి చక్రం", north: "ఉత్తర భారత శైలి చక్రం", east: "తూర్పు భారత శైలి చక్రం" },
  house: (house) => `${house}వ భావం`,
  date: (day) => `${day} నాడు`,
  matters: mattersOf,
  signification: significationOf,
  aboutHouse: aboutHouse,
  seenBy: seenBy,
  reasons: CHART_REASONS_TE,
};
