import type { MatchWords } from "../match-words.ts";
import { KOOTA_EN, MATCH_NAMES_EN, PORUTHAM_EN } from "./match-names.ts";
import { MATCH_REASONS_EN } from "./match-reasons.ts";
import { listed } from "./phrases.ts";

/** What gives all it can and what gives nothing, as far as there is any. */
function parts(full: readonly string[], none: readonly string[]): string {
  const whole =
    full.length === 0 ? "" : ` ${listed(full)} ${full.length === 1 ? "gives all it" : "give all they"} can.`;
  const nothing = none.length === 0 ? "" : ` ${listed(none)} ${none.length === 1 ? "gives" : "give"} nothing.`;
  return whole + nothing;
}

function byKootas(points: number): string {
  if (points < 18) return "fewer than the 18 that custom looks for";
  return points < 28 ? "a good sum, for custom looks for 18" : "a very good sum, for custom looks for 18";
}

const byPoruthams = (points: number): string =>
  points < 5 ? "fewer than the five that custom looks for" : "a good sum, for custom looks for five";

export const MATCH_EN: MatchWords = {
  ...MATCH_NAMES_EN,
  koota: KOOTA_EN,
  porutham: PORUTHAM_EN,
  ashtakoota: ({ points, full, none }) =>
    `The eight kootas give ${points} of 36 points, ${byKootas(points)}.${parts(
      full.map((koota) => KOOTA_EN[koota].name),
      none.map((koota) => KOOTA_EN[koota].name),
    )}`,
  dashakoota: ({ points, full, none }) =>
    `The ten poruthams give ${points} of 10 points, ${byPoruthams(points)}.${parts(
      full.map((porutham) => PORUTHAM_EN[porutham].name),
      none.map((porutham) => PORUTHAM_EN[porutham].name),
    )}`,
  reasons: MATCH_REASONS_EN,
};
