import type { YearFacts } from "@vedanga/core";
import { NAMES_TE } from "@vedanga/names/te/names";
import type { RuleWords } from "../../reason/reason-sentence.ts";
import { countedDays } from "./counted.ts";

export const YEAR_REASONS_TE: RuleWords<YearFacts> = {
  "year.base": ({ points }) => `ప్రతి త్రైమాసికం లెక్క నూటికి ${points} పాయింట్లతో, అంటే ఇంచుమించు సగం దగ్గర మొదలవుతుంది.`,
  "year.transit": (facts, about) => {
    const days = facts.daysInHouses;
    const houses = facts.houses.map((house, index) => `${house}వ ఇంట ${countedDays(days[index] ?? Number.NaN)}`);
    return `${NAMES_TE.graha[about].name} ఈ రాశి నుండి ${houses.join(", ")} సంచరిస్తాడు; అనుకూలం ${countedDays(facts.favourableDays)}, వేధ ${countedDays(facts.obstructedDays)}, ప్రతికూలం ${countedDays(facts.unfavourableDays)}.`;
  },
  "year.eclipses": (facts) => {
    const houses = facts.houses.map((house) => `${house}వ ఇంట`);
    return houses.length === 0
      ? "ఈ త్రైమాసికంలో ఇక్కడ కనిపించే గ్రహణం లేదు."
      : `ఈ త్రైమాసికంలో ఇక్కడ కనిపించే గ్రహణాలు ఈ రాశి నుండి ${houses.join(", ")} పడతాయి.`;
  },
};
