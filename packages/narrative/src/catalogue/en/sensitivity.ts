import type { SensitiveQuantity, SensitivityFacts } from "@vedanga/core";
import { NAMES_EN } from "@vedanga/names/en/names";
import type { SensitivityWords } from "../sensitivity-words.ts";

const duration = (seconds: number): string => {
  const [minutes, rest] = [Math.floor(seconds / 60), seconds % 60];
  return [...(minutes > 0 ? [`${minutes} min`] : []), ...(rest > 0 || minutes === 0 ? [`${rest} s`] : [])].join(" ");
};

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
};
const part = (facts: { readonly quantity: SensitiveQuantity }): string => PART[facts.quantity];

/** 13°20′ */
function angle(degrees: number): string {
  const minutes = Math.floor(degrees * 60 + 1e-6);
  return `${Math.floor(minutes / 60)}°${String(minutes % 60).padStart(2, "0")}′`;
}
const edge = (facts: SensitivityFacts["sensitivity.moon_at_edge"]): string =>
  `${angle(facts.intoRasiDeg)} of ${NAMES_EN.rasi[facts.rasi]}`;
const way = (facts: SensitivityFacts["sensitivity.moon_between_edges"]): string =>
  `from ${angle(facts.fromDeg)} of ${NAMES_EN.rasi[facts.fromRasi]} to ${angle(facts.toDeg)} of ${NAMES_EN.rasi[facts.toRasi]}`;

export const SENSITIVITY_EN: SensitivityWords = {
  quantity: {
    lagna: "Lagna",
    navamsa_lagna: "Navamsa lagna",
    moon_sign: "Moon sign",
    nakshatra: "Birth star",
    pada: "Quarter of the star",
    mahadasha: "Mahadasha running now",
    antardasha: "Antardasha running now",
    pratyantardasha: "Pratyantardasha running now",
  },
  change: ({ quantity, seconds, isEarlier, before, after }) =>
    `${quantity}: ${before} ${isEarlier ? "up to" : "until"} ${duration(seconds)} ${isEarlier ? "before" : "after"} the stated time, ${after} from there on.`,
  none: "none",
  reasons: {
    "sensitivity.lagna_at_edge": (facts) =>
      `At that moment ${edge(facts)} stands on the eastern horizon, where one ${part(facts)} ends and the next begins.`,
    "sensitivity.moon_at_edge": (facts) =>
      `At that moment the Moon stands at ${edge(facts)}, where one ${part(facts)} ends and the next begins.`,
    "sensitivity.dasha_moved": (facts) =>
      `Each minute of birth moves every dasha by ${facts.daysPerMinute.toFixed(1)} days, because the Moon moves on through her star; moved by ${facts.movedDays.toFixed(0)} days, one ${part(facts)} would end and the next begin just now.`,
    "sensitivity.lagna_between_edges": (facts) =>
      `From the earliest of these births to the latest the lagna goes ${way(facts)} and stays in one ${part(facts).replace(/,$/, "")}.`,
    "sensitivity.moon_between_edges": (facts) =>
      `From the earliest of these births to the latest the Moon goes ${way(facts)} and stays in one ${part(facts)}.`,
    "sensitivity.dasha_not_moved_enough": (facts) =>
      `An uncertainty of ${facts.uncertaintyMinutes} min either way moves the dashas by ${facts.movedDays.toFixed(0)} days at most, and no ${part(facts)} ends that near to now.`,
  },
};
