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

function besideCustom(points: number, soughtPoints: number, sought: string): string {
  if (points === soughtPoints) return "as many as custom looks for";
  return `${points < soughtPoints ? "fewer" : "more"} than the ${sought} that custom looks for`;
}

export const MATCH_EN: MatchWords = {
  ...MATCH_NAMES_EN,
  koota: KOOTA_EN,
  porutham: PORUTHAM_EN,
  ashtakoota: ({ points, full, none }) =>
    `The eight kootas give ${points} of 36 points, ${besideCustom(points, 18, "18")}.${parts(
      full.map((koota) => KOOTA_EN[koota].name),
      none.map((koota) => KOOTA_EN[koota].name),
    )}`,
  dashakoota: ({ points, full, none }) =>
    `The ten poruthams give ${points} of 10 points, ${besideCustom(points, 5, "five")}.${parts(
      full.map((porutham) => PORUTHAM_EN[porutham].name),
      none.map((porutham) => PORUTHAM_EN[porutham].name),
    )}`,
  reasons: MATCH_REASONS_EN,
};
