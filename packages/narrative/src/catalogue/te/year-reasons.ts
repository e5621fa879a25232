import type { YearRule } from "@vedanga/core";
import type { RuleWords } from "../../reason-sentence.ts";

export const YEAR_REASONS_TE: RuleWords<YearRule> = {
  "year.base": () => "ప్రతి త్రైమాసికమూ మధ్యలో, నూటికి 50 పాయింట్లతో మొదలవుతుంది.",
  "year.transit": (facts) => {
    const days = facts.numbers("daysInHouses");
    const houses = facts.numbers("houses").map((house, index) => `${house}వ ఇంట ${days[index]} రోజులు`);
    return `${facts.graha("about")} రాశి నుంచి ${houses.join(", ")} సంచరిస్తాడు; అనుకూలం ${facts.number("favourableDays")} రోజులు, వేధ ${facts.number("obstructedDays")} రోజులు, ప్రతికూలం ${facts.number("unfavourableDays")} రోజులు.`;
  },
  "year.eclipses": (facts) => {
    const houses = facts.numbers("houses").map((house) => `${house}వ ఇంట`);
    return houses.length === 0 ? "ఈ త్రైమాసికంలో కనిపించే గ్రహణం లేదు." : `ఈ త్రైమాసికంలో గ్రహణాలు రాశి నుంచి ${houses.join(", ")} పడతాయి.`;
  },
};
