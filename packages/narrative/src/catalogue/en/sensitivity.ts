import type { SensitiveQuantity } from "@vedanga/core";
import type { FactReader } from "../../fact-reader.ts";
import { oneOf } from "../../one-of.ts";
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
const part = (facts: FactReader): string => oneOf(PART, facts.id("quantity"));

/** 13°20′ */
function angle(degrees: number): string {
  const minutes = Math.floor(degrees * 60 + 1e-6);
  return `${Math.floor(minutes / 60)}°${String(minutes % 60).padStart(2, "0")}′`;
}
const edge = (facts: FactReader): string => `${angle(facts.number("intoRasiDeg"))} of ${facts.rasi("rasi")}`;
const way = (facts: FactReader): string =>
  `from ${angle(facts.number("fromDeg"))} of ${facts.rasi("fromRasi")} to ${angle(facts.number("toDeg"))} of ${facts.rasi("toRasi")}`;

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
      `Each minute of birth moves every dasha by ${facts.rounded("daysPerMinute", 1)} days, because the Moon moves on through her star; moved by ${facts.rounded("movedDays", 0)} days, one ${part(facts)} would end and the next begin just now.`,
    "sensitivity.lagna_between_edges": (facts) =>
      `From the earliest of these births to the latest the lagna goes ${way(facts)} and stays in one ${part(facts).replace(/,$/, "")}.`,
    "sensitivity.moon_between_edges": (facts) =>
      `From the earliest of these births to the latest the Moon goes ${way(facts)} and stays in one ${part(facts)}.`,
    "sensitivity.dasha_not_moved_enough": (facts) =>
      `An uncertainty of ${facts.number("uncertaintyMinutes")} min either way moves the dashas by ${facts.rounded("movedDays", 0)} days at most, and no ${part(facts)} ends that near to now.`,
  },
};
