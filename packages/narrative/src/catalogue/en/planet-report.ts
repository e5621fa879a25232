import type { Graha } from "@vedanga/core";
import { named, namedFirst } from "@vedanga/names/en/forms";
import type { PlanetReportWords, Strains } from "../planet-report-words.ts";
import { allCalled, inTurn, mattersOf, ordinalWord } from "./forms.ts";
import { listed, ordinal } from "./phrases.ts";
import { PLANETS_IN_HOUSES_EN } from "./planets-in-houses.ts";

const BRINGS: Readonly<Record<Graha, string>> = {
  sun: "purpose and dignity",
  moon: "feeling and care",
  mars: "energy and courage",
  mercury: "wit and skill",
  jupiter: "good sense and generosity",
  venus: "charm and a sense of measure",
  saturn: "patience and thoroughness",
  rahu: "ambition and new ways",
  ketu: "insight and detachment",
};

const SIGN = { enemy: "an unfriendly sign", debilitated: "the sign in which it is weakest" } as const;

const strainsOf = ({ sign, isCombust, hardHouse, joined, seenBy }: Strains): readonly string[] => [
  ...(sign === undefined ? [] : [SIGN[sign]]),
  ...(isCombust ? ["its nearness to the Sun"] : []),
  ...(hardHouse === undefined ? [] : [`the tasks of the ${ordinalWord(hardHouse)} house`]),
  ...(joined.length === 0 ? [] : [`the company of ${allCalled(joined)}`]),
  ...(seenBy.length === 0 ? [] : [`the full aspect of ${allCalled(seenBy)}`]),
];

export const PLANET_REPORT_EN: PlanetReportWords = {
  location: (graha, rules, house) =>
    rules.length === 0
      ? `${namedFirst(graha)} in the ${ordinal(house)} house`
      : `Lord of the ${listed(rules.map(ordinal))} ${rules.length === 1 ? "house" : "houses"} in the ${ordinal(house)} house`,
  inHouse: PLANETS_IN_HOUSES_EN,
  short: (graha, house) => `You bring ${BRINGS[graha]} to matters of ${mattersOf(house)}.`,
  strained: (strains) => `${namedFirst(strains.graha)} has some strain to bear, from ${inTurn(strainsOf(strains))}.`,
  unstrained: (graha) => `Nothing in this chart puts ${named(graha)} under strain.`,
  keywords: {
    sun: { positive: ["Dignified", "Purposeful"], negative: ["Self-centred", "Unbending"] },
    moon: { positive: ["Receptive", "Sympathetic"], negative: ["Changeable", "Sensitive"] },
    mars: { positive: ["Brave", "Active"], negative: ["Quarrelsome", "Hasty"] },
    mercury: { positive: ["Quick-witted", "Versatile"], negative: ["Nervous", "Scattered"] },
    jupiter: { positive: ["Wise", "Kind"], negative: ["Overconfident", "Wordy"] },
    venus: { positive: ["Charming", "Artistic"], negative: ["Pleasure-loving", "Compliant"] },
    saturn: { positive: ["Enduring", "Just"], negative: ["Gloomy", "Severe"] },
    rahu: { positive: ["Inventive", "Bold"], negative: ["Craving", "Unsettled"] },
    ketu: { positive: ["Insightful", "Unworldly"], negative: ["Withdrawn", "Abrupt"] },
  },
};
