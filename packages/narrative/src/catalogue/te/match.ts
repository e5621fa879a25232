import type { MatchWords } from "../match-words.ts";
import { KOOTA_TE, MATCH_NAMES_TE, PORUTHAM_TE } from "./match-names.ts";
import { MATCH_REASONS_TE } from "./match-reasons.ts";

/** What gives all it can and what gives nothing, as far as there is any. */
function parts(full: readonly string[], none: readonly string[]): string {
  const whole = full.length === 0 ? "" : ` పూర్తి పాయింట్లు వచ్చినవి: ${full.join(", ")}.`;
  const nothing = none.length === 0 ? "" : ` పాయింట్లు రానివి: ${none.join(", ")}.`;
  return whole + nothing;
}

function besideCustom(points: number, soughtPoints: number): string {
  if (points === soughtPoints) return "ఇక్కడ సరిగ్గా అన్నే వచ్చాయి";
  return points < soughtPoints ? "ఇక్కడ అంత కన్నా తక్కువ వచ్చాయి" : "ఇక్కడ అంత కన్నా ఎక్కువ వచ్చాయి";
}

export const MATCH_TE: MatchWords = {
  ...MATCH_NAMES_TE,
  koota: KOOTA_TE,
  porutham: PORUTHAM_TE,
  ashtakoota: ({ points, full, none }) =>
    `ఎనిమిది కూటాలకు వచ్చిన పాయింట్లు 36కి ${points}. వాడుకలో 18 వస్తే చాలంటారు; ${besideCustom(points, 18)}.${parts(
      full.map((koota) => KOOTA_TE[koota].name),
      none.map((koota) => KOOTA_TE[koota].name),
    )}`,
  dashakoota: ({ points, full, none }) =>
    `పది పొంతనలకు వచ్చిన పాయింట్లు 10కి ${points}. వాడుకలో ఐదు వస్తే చాలంటారు; ${besideCustom(points, 5)}.${parts(
      full.map((porutham) => PORUTHAM_TE[porutham].name),
      none.map((porutham) => PORUTHAM_TE[porutham].name),
    )}`,
  reasons: MATCH_REASONS_TE,
};
