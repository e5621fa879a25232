import type { SensitiveQuantity, SensitivityFacts } from "@vedanga/core";
import { named, sentenceStart } from "@vedanga/names/en/forms";
import { NAMES_EN } from "@vedanga/names/en/names";
import { degreesAndMinutes } from "../../figures.ts";
import { type SensitivityWords, WHOLE_DAY_MINUTES } from "../sensitivity-words.ts";
import { listed, ordinal } from "./phrases.ts";
import { toldTimeEn } from "./told-time.ts";

/** What ends and begins at the edge of each quantity. */
const PART: Readonly<Record<SensitiveQuantity, string>> = {
  lagna: "sign",
  navamsa_lagna: "navamsa, a ninth of a sign,",
  moon_sign: "sign",
  nakshatra: "star",
  pada: "quarter of a star",
  mahadasha: "mahadasha",
  antardasha: "antardasha",
  pratyantardasha: "pratyantardasha",
  mangal: "sign",
  kaalsarp: "sign",
  gem: "sign",
  lord_house: "sign",
};

const QUANTITY: SensitivityWords["quantity"] = {
  lagna: "Lagna",
  navamsa_lagna: "Navamsa lagna",
  moon_sign: "Moon sign",
  nakshatra: "Birth star",
  pada: "Quarter of the star",
  mahadasha: "Mahadasha running now",
  antardasha: "Antardasha running now",
  pratyantardasha: "Pratyantardasha running now",
  mangal: "Mangal dosha",
  kaalsarp: "Kaalsarp dosha",
  gem: "Suggested stone",
  lord_house: "House of the lagna lord",
};

/** The same inside a sentence. */
const THE: SensitivityWords["quantity"] = {
  lagna: "the lagna",
  navamsa_lagna: "the navamsa lagna",
  moon_sign: "the Moon sign",
  nakshatra: "the birth star",
  pada: "the quarter of the star",
  mahadasha: "the mahadasha running now",
  antardasha: "the antardasha running now",
  pratyantardasha: "the pratyantardasha running now",
  mangal: "Mangal dosha",
  kaalsarp: "Kaalsarp dosha",
  gem: "the suggested stone",
  lord_house: "the house of the lagna lord",
};

const part = (facts: { readonly quantity: SensitiveQuantity }): string => PART[facts.quantity];

const edge = (facts: SensitivityFacts["sensitivity.moon_at_edge"]): string =>
  `${degreesAndMinutes(facts.intoRasiDeg)} of ${NAMES_EN.rasi[facts.rasi]}`;
const way = (facts: SensitivityFacts["sensitivity.moon_between_edges"]): string =>
  `from ${degreesAndMinutes(facts.fromDeg)} of ${NAMES_EN.rasi[facts.fromRasi]} to ${degreesAndMinutes(facts.toDeg)} of ${NAMES_EN.rasi[facts.toRasi]}`;

export const SENSITIVITY_EN: SensitivityWords = {
  quantity: QUANTITY,
  change: (quantity, first, next) =>
    `${next
      .map(({ at, value }, index) =>
        index === 0
          ? `Before ${toldTimeEn(at)} ${THE[quantity]} is ${first}, from then on ${value}`
          : `from ${toldTimeEn(at)} ${value}`,
      )
      .join(", ")}.`,
  often: ({ quantity, times, minutes, values, isRange }) => {
    const within =
      minutes >= WHOLE_DAY_MINUTES
        ? "within these 24 hours"
        : `within ${minutes} ${minutes === 1 ? "minute" : "minutes"} either way`;
    const listing = isRange ? ` between ${listed(values)}` : `: ${listed(values, "or")}`;
    return `${sentenceStart(THE[quantity])} changes ${times} times ${within}${values.length === 0 ? "" : listing}.`;
  },
  none: "none",
  nth: (number) => `the ${ordinal(number)}`,
  mangal: (state, score) =>
    ({
      absent: "absent",
      cancelled: "absent (cancelled in full)",
      partial: `present in part (${score}%)`,
      full: `present (${score}%)`,
    })[state],
  kaalsarp: { absent: "absent", near_miss: "absent (a near miss)", ofManyKinds: "present, of one kind or another" },
  kaalsarpPresent: (type) => `present (${type})`,
  reasons: {
    "sensitivity.lagna_at_edge": (facts) =>
      `At that moment ${edge(facts)} is on the eastern horizon, where one ${part(facts)} ends and the next begins.`,
    "sensitivity.moon_at_edge": (facts) =>
      `At that moment the Moon is at ${edge(facts)}, where one ${part(facts)} ends and the next begins.`,
    "sensitivity.dasha_moved": (facts) =>
      `Each minute of birth moves every dasha by ${facts.daysPerMinute.toFixed(1)} days, because the Moon moves on through its star. If they move by ${facts.movedDays.toFixed(0)} days, one ${part(facts)} ends and the next begins right now.`,
    "sensitivity.lagna_between_edges": (facts) =>
      `From the earliest of these births to the latest the lagna goes ${way(facts)} and stays in one ${part(facts).replace(/,$/, "")}.`,
    "sensitivity.moon_between_edges": (facts) =>
      `From the earliest of these births to the latest the Moon goes ${way(facts)} and stays in one ${part(facts)}.`,
    "sensitivity.dasha_not_moved_enough": (facts) =>
      `An uncertainty of ${facts.uncertaintyMinutes} minutes either way moves the dashas by ${facts.movedDays.toFixed(0)} days at most, and no ${part(facts)} ends so near to now.`,
    "sensitivity.lagna_enters": (facts) =>
      `At that moment ${NAMES_EN.rasi[facts.rasi]} begins to rise, and all houses are counted from the new lagna.`,
    "sensitivity.graha_enters": (facts, about) =>
      `At that moment ${about === "lagna" ? "the lagna" : named(about)} goes into ${NAMES_EN.rasi[facts.rasi]}.`,
    "sensitivity.graha_at_node": (facts, about) =>
      `At that moment ${about === "lagna" ? "the lagna" : named(about)} passes ${NAMES_EN.graha[facts.node].name} to the other side of the nodes.`,
    "sensitivity.chart_unmoved": (facts) =>
      `In all of these births the lagna stays in ${NAMES_EN.rasi[facts.lagna]}, no planet goes into another sign and none passes Rahu or Ketu.`,
    "sensitivity.chart_moved_alike": (facts) =>
      facts.turns === 1
        ? "Once among these births the lagna or a planet goes into another sign or passes a node; the result is the same before and after."
        : `${facts.turns} times among these births the lagna or a planet goes into another sign or passes a node; the result is the same each time.`,
  },
};
