import type { YearFacts } from "@vedanga/core";
import { NAMES_TE } from "@vedanga/names/te/names";
import type { RuleWords } from "../../reason/reason-sentence.ts";

export const YEAR_REASONS_TE: RuleWords<YearFacts> = {
  "year.base": ({ points }) => `ప్రతి త్రైమాసికం నూటికి ${points} పాయింట్లతో, అంటే దాదాపు మధ్య నుండి మొదలవుతుంది.`,
  "year.transit": (facts, about) => {
    const days = facts.daysInHouses;
    const houses = facts.houses.map((house, index) => `${house}వ ఇంట ${days[index]} రోజులు`);
    return `${NAMES_TE.graha[about].name} రాశి నుండి ${houses.join(", ")} సంచరిస్తాడు; అనుకూలం ${facts.favourableDays} రోజులు, వేధ ${facts.obstructedDays} రోజులు, ప్రతికూలం ${facts.unfavourableDays} రోజులు.`;
  },
  "year.eclipses": (facts) => {
    const houses = facts.houses.map((house) => `${house}వ ఇంట`);
    return houses.length === 0
      ? "ఈ త్రైమాసికంలో ఇక్కడ కనిపించే గ్రహణం లేదు."
      : `ఈ త్రైమాసికంలో ఇక్కడ కనిపించే గ్రహణాలు రాశి నుండి ${houses.join(", ")} పడతాయి.`;
  },
};
