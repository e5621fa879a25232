import { GRAHA_COLOUR, GRAHA_NUMBER, type GrahaColour } from "../chart/luck/luck.ts";
import { nakshatraLord } from "../chart/zodiac/nakshatra.ts";
import { RASI_LORDS } from "../chart/zodiac/rasi.ts";
import { type Citation, cite } from "../citation.ts";
import { GRAHAS, type Graha, type Nakshatra, type Rasi } from "../ids.ts";
import type { Reason, Subject } from "../reason.ts";

type Helper = { readonly helper: Graha; readonly pointsOfHelper: number };

export interface DayLuckFacts {
  readonly "luck.colour_of_helper": Helper;
  /** The lord of the star that the Moon is in, and where that is the helper too, the lord of the sign. */
  readonly "luck.number_of_star": { readonly nakshatra: Nakshatra };
  readonly "luck.number_of_lord": { readonly moonRasi: Rasi };
  readonly "luck.number_of_helper": Helper;
}

type DayLuckReason = Reason<DayLuckFacts>;

const NUMBERS: Citation = { work: "book_of_numbers" };

/** The reasons of a day's total in which its helper can be found. */
interface Total {
  readonly reasons: readonly { readonly rule: string; readonly about: Subject; readonly points: number }[];
}

/** Colour and numbers of a day, by rule. */
export interface DayLuck {
  readonly colour: DayColour;
  /** Two, never the same. */
  readonly numbers: readonly [number, number];
  readonly reasons: readonly DayLuckReason[];
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
 * The colour a day is given by its helper: Brihat Jataka's, but for Venus, whose "variegated" nobody can wear, the white
 * in which it is worshipped.
 */
export type DayColour = Exclude<GrahaColour, "variegated">;

function colourOf(graha: Graha): { readonly colour: DayColour; readonly source: Citation } {
  const colour = GRAHA_COLOUR[graha];
  if (colour === "variegated") return { colour: "white", source: { practice: "navagraha_worship" } };
  return { colour, source: graha === "rahu" || graha === "ketu" ? cite("bphs", 3, 30) : cite("brihat_jataka", 2, 5) };
}

/**
 * The colour of the graha that helps the day most; its number, and that of the lord of the Moon's star. The colours are
 * Brihat Jataka's, the numbers the modern numerology's; wearing or choosing them for luck is custom.
 */
export function luckOfDay(moonRasi: Rasi, total: Total, nakshatra: Nakshatra): DayLuck {
  const lord = RASI_LORDS[moonRasi];
  const { graha, points } = helperOf(total, lord);
  const facts = { helper: graha, pointsOfHelper: points };
  const { colour, source } = colourOf(graha);
  const starLord = nakshatraLord(nakshatra);
  const other: DayLuckReason =
    starLord === graha
      ? { rule: "luck.number_of_lord", facts: { moonRasi }, source: NUMBERS, about: lord }
      : { rule: "luck.number_of_star", facts: { nakshatra }, source: NUMBERS, about: starLord };
  return {
    colour,
    numbers: [GRAHA_NUMBER[graha], GRAHA_NUMBER[other.about]],
    reasons: [
      { rule: "luck.colour_of_helper", facts, source, about: graha },
      { rule: "luck.number_of_helper", facts, source: NUMBERS, about: graha },
      other,
    ],
  };
}
