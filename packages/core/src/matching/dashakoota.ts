import type { Friendship } from "../chart/dignity/friendship.ts";
import { houseFrom } from "../chart/zodiac/rasi.ts";
import type { Citation } from "../citation.ts";
import { isBadTara } from "../gochara/tara.ts";
import {
  type Gana,
  type LuminousGraha,
  type Nakshatra,
  PORUTHAMS,
  type Porutham,
  type Rajju,
  type Rasi,
  type Tara,
  type Yoni,
} from "../ids.ts";
import { type Counted, type Reason, reasonMaker } from "../reason.ts";
import type { Pair } from "./koota-facts.ts";
import { yoniPoints } from "./koota-tables.ts";
import type { MoonOfBirth } from "./moon-of-birth.ts";
import { regard } from "./regard.ts";
import { starCount, tarasOf } from "./star-count.ts";
import { isVedha } from "./vedha.ts";

export type PoruthamFacts = {
  /** What the star of each is to that of the other; one star of both is half good. */
  readonly "porutham.dina": Pair<Tara> & { readonly isOneStar: boolean };
  readonly "porutham.gana": Pair<Gana>;
  /** `starCount`: the groom's star counted from the bride's, 1 to 27. */
  readonly "porutham.mahendra": Pair<Nakshatra> & { readonly starCount: number };
  readonly "porutham.stree_dirgha": Pair<Nakshatra> & { readonly starCount: number };
  readonly "porutham.yoni": Pair<Yoni>;
  /** `signCount`: the groom's sign counted from the bride's, 1 to 12. */
  readonly "porutham.rasi": Pair<Rasi> & { readonly signCount: number };
  readonly "porutham.rasi_adhipati": Pair<LuminousGraha> & {
    readonly groomRegards: Friendship;
    readonly brideRegards: Friendship;
  };
  /** Whether the sign of one draws that of the other. */
  readonly "porutham.vasya": Pair<Rasi> & { readonly groomDraws: boolean; readonly brideDraws: boolean };
  readonly "porutham.rajju": Pair<Rajju>;
  readonly "porutham.vedha": Pair<Nakshatra> & { readonly isVedha: boolean };
};
export type PoruthamReason = Reason<PoruthamFacts>;

export interface Dashakoota {
  /** A reason for each porutham in their order, with 0, a half or 1. */
  readonly poruthams: Readonly<Record<Porutham, Counted<PoruthamReason>>>;
  /** The sum, 0 to 10 in halves. */
  readonly points: number;
}

/** The chapter on marriage of a book that has all ten. Halves are custom: books say good or bad. */
const MARRIAGE: Citation = { work: "muhurtha_raman", chapter: 9 };
const WITH_HALVES: Citation = { together: [MARRIAGE, { practice: "half_poruthams" }] };

const because = reasonMaker<PoruthamFacts>();

const MAHENDRA_COUNTS: readonly number[] = [4, 7, 10, 13, 16, 19, 22, 25];

/** Signs that each sign draws. Raman, Muhurtha, ch. 9. */
const DRAWN: Readonly<Record<Rasi, readonly Rasi[]>> = {
  mesha: ["simha", "vrischika"],
  vrishabha: ["karka", "tula"],
  mithuna: ["kanya"],
  karka: ["vrischika", "dhanu"],
  simha: ["tula"],
  kanya: ["meena", "mithuna"],
  tula: ["makara", "kanya"],
  vrischika: ["karka"],
  dhanu: ["meena"],
  makara: ["mesha", "kumbha"],
  kumbha: ["mesha"],
  meena: ["makara"],
};

const half = (isWhole: boolean, isHalf: boolean): number => (isWhole ? 1 : isHalf ? 0.5 : 0);
/** Counts of the groom's sign from the bride's that are wholly and half good. */
const GOOD_SIGN_COUNTS: readonly number[] = [1, 7, 9, 11];
const HALF_SIGN_COUNTS: readonly number[] = [8, 10];

/** Rows for the groom, columns for the bride. */
const GANA_POINTS = {
  deva: { deva: 1, manushya: 0.5, rakshasa: 0 },
  manushya: { deva: 0.5, manushya: 1, rakshasa: 0 },
  rakshasa: { deva: 0, manushya: 0.5, rakshasa: 1 },
} as const;

/** The ten poruthams of a groom and a bride by their Moons. */
export function dashakoota(groom: MoonOfBirth, bride: MoonOfBirth): Dashakoota {
  const pair = <K extends keyof MoonOfBirth>(key: K) => ({ groom: groom[key], bride: bride[key] });
  const taras = tarasOf(groom.nakshatra, bride.nakshatra);
  const isOneStar = groom.nakshatra === bride.nakshatra;
  const starsOn = starCount(bride.nakshatra, groom.nakshatra);
  const signCount = houseFrom(bride.rasi, groom.rasi);
  const regards = { groomRegards: regard(groom.lord, bride.lord), brideRegards: regard(bride.lord, groom.lord) };
  const both = Object.values(regards);
  const groomDraws = DRAWN[groom.rasi].includes(bride.rasi);
  const brideDraws = DRAWN[bride.rasi].includes(groom.rasi);
  const vedha = isVedha(groom.nakshatra, bride.nakshatra);
  const counted = <Rule extends keyof PoruthamFacts>(
    rule: Rule,
    facts: PoruthamFacts[Rule],
    points: number,
    source = MARRIAGE,
  ) => ({ ...because(rule, facts, source, "moon"), points });
  const poruthams: Dashakoota["poruthams"] = {
    dina: counted(
      "porutham.dina",
      { ...taras, isOneStar },
      isOneStar ? 0.5 : (isBadTara(taras.groom) ? 0 : 0.5) + (isBadTara(taras.bride) ? 0 : 0.5),
      WITH_HALVES,
    ),
    gana: counted("porutham.gana", pair("gana"), GANA_POINTS[groom.gana][bride.gana], WITH_HALVES),
    mahendra: counted(
      "porutham.mahendra",
      { ...pair("nakshatra"), starCount: starsOn },
      MAHENDRA_COUNTS.includes(starsOn) ? 1 : 0,
    ),
    stree_dirgha: counted(
      "porutham.stree_dirgha",
      { ...pair("nakshatra"), starCount: starsOn },
      half(starsOn > 13, starsOn > 7),
      WITH_HALVES,
    ),
    yoni: counted("porutham.yoni", pair("yoni"), yoniPoints(groom.yoni, bride.yoni) === 0 ? 0 : 1),
    rasi: counted(
      "porutham.rasi",
      { ...pair("rasi"), signCount },
      half(GOOD_SIGN_COUNTS.includes(signCount), HALF_SIGN_COUNTS.includes(signCount)),
      WITH_HALVES,
    ),
    rasi_adhipati: counted(
      "porutham.rasi_adhipati",
      { ...pair("lord"), ...regards },
      half(
        both.every((one) => one === "friend"),
        both.every((one) => one !== "enemy"),
      ),
      WITH_HALVES,
    ),
    vasya: counted(
      "porutham.vasya",
      { ...pair("rasi"), groomDraws, brideDraws },
      (groomDraws ? 0.5 : 0) + (brideDraws ? 0.5 : 0),
      WITH_HALVES,
    ),
    rajju: counted("porutham.rajju", pair("rajju"), groom.rajju === bride.rajju ? 0 : 1),
    vedha: counted("porutham.vedha", { ...pair("nakshatra"), isVedha: vedha }, vedha ? 0 : 1),
  };
  return { poruthams, points: PORUTHAMS.reduce((sum, porutham) => sum + poruthams[porutham].points, 0) };
}
