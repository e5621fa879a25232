import { byId } from "../../by-id.ts";
import { type Citation, cite, type Verses } from "../../citation.ts";
import { type FunctionalNature, LUMINOUS_GRAHAS, type LuminousGraha, RASIS, type Rasi } from "../../ids.ts";
import { once } from "../../kept.ts";
import { type Judged, type Reason, reasonMaker } from "../../reason.ts";
import { RASI_LORDS, rasiAt, rasiIndex } from "../zodiac/rasi.ts";
import { LAGNA_VERDICTS, type LagnaVerdict } from "./lagna-verdicts.ts";

/** The houses it rules, ascending. */
type Ruled = { readonly houses: readonly number[] };

export interface NatureFacts {
  readonly "nature.rules_houses": Ruled & { readonly lagna: Rasi };
  readonly "nature.kendra_and_trikona": Ruled;
  readonly "nature.said_of_lagna": { readonly lagna: Rasi; readonly said: LagnaVerdict };
  readonly "nature.trikona_lord": Ruled;
  readonly "nature.evil_house_lord": Ruled;
  readonly "nature.trikona_and_evil_house_lord": Ruled;
  readonly "nature.maraka_house_lord": Ruled;
  readonly "nature.no_leaning": Ruled;
  /** Only for a node: its house, and the grahas that join it there. */
  readonly "nature.node_yoga": { readonly house: number; readonly joined: LuminousGraha };
  readonly "nature.node_joined": { readonly house: number; readonly joined: readonly LuminousGraha[] };
  readonly "nature.node_of_sign_lord": { readonly house: number; readonly rasiLord: LuminousGraha };
}
export type NatureReason = Reason<NatureFacts>;
const because = reasonMaker<NatureFacts>();

/** Lordship, in general and of each lagna. */
const onLordship = (...verses: readonly Verses[]): Citation => cite("bphs", 34, ...verses);
const HOUSES: readonly number[] = [1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12];
const TRIKONAS: readonly number[] = [1, 5, 9];
/** The third, sixth and eleventh give evil (v. 3); the eighth too (v. 5). */
const EVIL_HOUSES: readonly number[] = [3, 6, 8, 11];
const MARAKA_HOUSES: readonly number[] = [2, 7];

/** The houses a graha rules for a lagna, ascending. */
export const housesRuled = (lagna: Rasi, graha: LuminousGraha): readonly number[] =>
  HOUSES.filter((house) => RASI_LORDS[rasiAt(rasiIndex(lagna) + house - 1)] === graha);

/** Whether a graha owns both a kendra (4, 7, 10) and a trikona (5, 9): v. 13. Being only lord of the lagna does not make it one. */
const ownsKendraAndTrikona = (houses: readonly number[]): boolean =>
  houses.some((house) => [4, 7, 10].includes(house)) && houses.some((house) => [5, 9].includes(house));

/** v. 5-7: the eighth does no harm to Sun and Moon, or to a graha that also rules a trikona. */
const rulesEvil = (graha: LuminousGraha, houses: readonly number[]): boolean =>
  houses.some((house) => EVIL_HOUSES.includes(house) && !(house === 8 && isEighthExcused(graha, houses)));

const isEighthExcused = (graha: LuminousGraha, houses: readonly number[]): boolean =>
  graha === "sun" || graha === "moon" || houses.some((house) => TRIKONAS.includes(house));

/** Lagna or ninth with no evil house beside it: v. 2-4, the lagna "specially auspicious", the ninth first of trines. */
const good = (houses: readonly number[]): FunctionalNature =>
  houses.some((house) => house === 1 || house === 9) && !houses.some((house) => EVIL_HOUSES.includes(house))
    ? "highly_benefic"
    : "benefic";

/** Both houses evil: nothing limits the harm. */
const harmful = (houses: readonly number[]): FunctionalNature =>
  houses.filter((house) => EVIL_HOUSES.includes(house)).length > 1 ? "highly_malefic" : "malefic";

function natureSaid(verdict: LagnaVerdict, houses: readonly number[]): FunctionalNature {
  switch (verdict) {
    case "good":
      return good(houses);
    case "harmful":
      return harmful(houses);
    case "joint_yoga":
      return "benefic";
    case "even":
      return "neutral";
    case "killer":
      return "maraka";
  }
}

type RuleOfLordship =
  | "nature.trikona_lord"
  | "nature.evil_house_lord"
  | "nature.trikona_and_evil_house_lord"
  | "nature.maraka_house_lord"
  | "nature.no_leaning";

/** Where the verses of a lagna are silent about a graha. */
function natureByGeneralRule(
  graha: LuminousGraha,
  houses: readonly number[],
): { readonly nature: FunctionalNature; readonly rule: RuleOfLordship; readonly source: Citation } {
  const trikona = houses.some((house) => TRIKONAS.includes(house));
  const evil = rulesEvil(graha, houses);
  if (trikona && evil) {
    return { nature: "neutral", rule: "nature.trikona_and_evil_house_lord", source: onLordship([2, 7]) };
  }
  if (trikona) return { nature: good(houses), rule: "nature.trikona_lord", source: onLordship([2, 4]) };
  if (evil) return { nature: harmful(houses), rule: "nature.evil_house_lord", source: onLordship([3, 6]) };
  if (houses.some((house) => MARAKA_HOUSES.includes(house))) {
    return { nature: "maraka", rule: "nature.maraka_house_lord", source: cite("bphs", 44, [2, 5]) };
  }
  return { nature: "neutral", rule: "nature.no_leaning", source: onLordship([2, 7]) };
}

/**
 * What one of the seven grahas is for a lagna. The order of authority: ruling a kendra and a trikona makes a
 * yogakaraka (BPHS 34.13); else what the verses of that lagna say of the graha (34.19-44); where they are silent,
 * the general rule of lordship (34.2-7). "Highly" is ours: benefic for the lord of the lagna or the ninth who
 * rules no evil house (3, 6, 8, 11), malefic for a lord of two of them.
 */
export const functionalNature = (lagna: Rasi, graha: LuminousGraha): Judged<FunctionalNature, NatureReason> =>
  natures()[lagna][graha];

function judge(lagna: Rasi, graha: LuminousGraha): Judged<FunctionalNature, NatureReason> {
  const houses = housesRuled(lagna, graha);
  const { verses, verdicts } = LAGNA_VERDICTS[lagna];
  const rules = because("nature.rules_houses", { lagna, houses }, onLordship([2, 7]), graha);
  if (ownsKendraAndTrikona(houses)) {
    return {
      verdict: "yogakaraka",
      reasons: [rules, because("nature.kendra_and_trikona", { houses }, onLordship(13), graha)],
    };
  }
  const said = verdicts[graha];
  if (said !== undefined) {
    const spoken = because("nature.said_of_lagna", { lagna, said }, onLordship(verses), graha);
    return { verdict: natureSaid(said, houses), reasons: [rules, spoken] };
  }
  const { nature, rule, source } = natureByGeneralRule(graha, houses);
  return { verdict: nature, reasons: [rules, because(rule, { houses }, source, graha)] };
}

/** There are only 84. */
const natures = once(() => byId(RASIS, (lagna) => byId(LUMINOUS_GRAHAS, (graha) => judge(lagna, graha))));
