import { GRAHA_COLOUR, GRAHA_NUMBER, type GrahaColour } from "../chart/luck/luck.ts";
import { RASI_LORDS } from "../chart/zodiac/rasi.ts";
import { cite } from "../citation.ts";
import { GRAHAS, type Graha, type Rasi } from "../ids.ts";
import type { Reason, Subject } from "../reason.ts";

type Helper = { readonly helper: Graha; readonly pointsOfHelper: number };

export interface DayLuckFacts {
  readonly "luck.colour_of_helper": Helper;
  readonly "luck.number_of_lord": { readonly moonRasi: Rasi };
  readonly "luck.number_of_helper": Helper;
}

/** The reasons of a day's total in which its helper can be found. */
interface Total {
  readonly reasons: readonly { readonly rule: string; readonly about: Subject; readonly points: number }[];
}

/** Colour and numbers of a day, by rule. */
export interface DayLuck {
  readonly colour: GrahaColour;
  /** Two, never the same. */
  readonly numbers: readonly [number, number];
  readonly reasons: readonly Reason<DayLuckFacts>[];
}

/**
 * The graha that adds most to the day's total, the lord of the sign apart; among equals the first in the order of the
 * week and the nodes after.
 */
function helperOf(total: Total, lord: Graha): { readonly graha: Graha; readonly points: number } {
  return GRAHAS.filter((graha) => graha !== lord)
    .map((graha) => ({
      graha,
      points: total.reasons
        .filter(({ rule, about }) => rule.startsWith("transit.") && about === graha)
        .reduce((sum, { points }) => sum + points, 0),
    }))
    .reduce((best, next) => (next.points > best.points ? next : best));
}

/**
 * The colour of the graha that helps the day most; its number beside that of the sign's lord. The colours are Brihat
 * Jataka's, the numbers the modern numerology's; wearing or choosing them for luck is custom.
 */
export function luckOfDay(moonRasi: Rasi, total: Total): DayLuck {
  const lord = RASI_LORDS[moonRasi];
  const { graha, points } = helperOf(total, lord);
  const facts = { helper: graha, pointsOfHelper: points };
  return {
    colour: GRAHA_COLOUR[graha],
    numbers: [GRAHA_NUMBER[lord], GRAHA_NUMBER[graha]],
    reasons: [
      { rule: "luck.colour_of_helper", facts, source: cite("brihat_jataka", 2, 5), about: graha },
      { rule: "luck.number_of_lord", facts: { moonRasi }, source: { work: "book_of_numbers" }, about: lord },
      { rule: "luck.number_of_helper", facts, source: { work: "book_of_numbers" }, about: graha },
    ],
  };
}
