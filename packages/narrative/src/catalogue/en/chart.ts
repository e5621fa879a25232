import type { ChartWords } from "../catalogue.ts";

export const CHART_EN: ChartWords = {
  varga: {
    D1: { title: "Rasi", subtitle: "D1, the sky at birth" },
    D9: { title: "Navamsa", subtitle: "D9, the ninth part", note: "marriage and dharma" },
  },
  lagnaShort: "La",
  retrogradeMark: "R",
  retrograde: "retrograde",
  kind: "South Indian chart",
  house: (house) => `house ${house}`,
};
