import type { ChartWords } from "../catalogue.ts";

export const CHART_TE: ChartWords = {
  varga: {
    D1: { title: "రాశి", subtitle: "జన్మకాల ఆకాశం" },
    D9: { title: "నవాంశ", subtitle: "తొమ్మిదో అంశ", note: "వివాహం, ధర్మం" },
  },
  lagnaShort: "ల",
  retrogradeMark: "వ",
  retrograde: "వక్రగతి",
  kind: "దక్షిణ భారత శైలి చక్రం",
  house: (house) => `${house}వ ఇల్లు`,
};
