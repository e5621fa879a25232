import type { Friendship } from "../chart/dignity/friendship.ts";
import { houseFrom } from "../chart/zodiac/rasi.ts";
import { type Citation, cite } from "../citation.ts";
import { isBadTara } from "../gochara/tara.ts";
import { type Gana, type Graha, KOOTAS, type Koota, VARNAS } from "../ids.ts";
import { type Counted, type Reason, reasonMaker } from "../reason.ts";
import { excusesOf, type KootaExcuse } from "./koota-excuses.ts";
import type { KootaFacts, Pair } from "./koota-facts.ts";
import { vasyaPoints, yoniPoints } from "./koota-tables.ts";
import type { MoonOfBirth } from "./moon-of-birth.ts";
import { regard } from "./regard.ts";
import { tarasOf } from "./star-count.ts";

/** What each koota can give; 36 together. */
export const KOOTA_FULL_POINTS: Readonly<Record<Koota, number>> = {
  varna: 1,
  vasya: 2,
  tara: 3,
  yoni: 4,
  graha_maitri: 5,
  gana: 6,
  bhakoot: 7,
  nadi: 8,
};

export type KootaSchoolFacts = {
  /** A deva and a rakshasa, to whom other tables give nothing. */
  readonly "koota_school.gana": Pair<Gana>;
};

export interface Ashtakoota {
  /** A reason for each koota in their order, with its points, 0 to the full points in halves. */
  readonly kootas: { readonly [K in Koota]: Counted<Reason<KootaFacts, Graha, `koota.${K}`>> };
  /** The sum, 0 to 36 in halves. What excuses a fault adds nothing to it. */
  readonly points: number;
  /** What the text says undoes a fault of this match. */
  readonly excuses: readonly KootaExcuse[];
  /** Where tables of other schools give other points. */
  readonly schools: readonly Reason<KootaSchoolFacts>[];
}

/** The kootas, and with which points of the eight: Muhurta Chintamani, ch. 6 (marriage). Shares of points are of the almanacs. */
const MARRIAGE: Citation = cite("muhurta_chintamani", 6);
const WITH_TABLES: Citation = { together: [MARRIAGE, { practice: "koota_tables" }] };

const because = reasonMaker<KootaFacts>();
const becauseElsewhere = reasonMaker<KootaSchoolFacts>();

/** Counted by how each of two lords regards the other. */
const MAITRI_POINTS: Readonly<Record<Friendship, Readonly<Record<Friendship, number>>>> = {
  friend: { friend: 5, neutral: 4, enemy: 1 },
  neutral: { friend: 4, neutral: 3, enemy: 0.5 },
  enemy: { friend: 1, neutral: 0.5, enemy: 0 },
};

/** Rows for the groom, columns for the bride. */
const GANA_POINTS = {
  deva: { deva: 6, manushya: 6, rakshasa: 1 },
  manushya: { deva: 5, manushya: 6, rakshasa: 0 },
  rakshasa: { deva: 1, manushya: 0, rakshasa: 6 },
} as const;

/** Of a deva and a rakshasa; only these two have it. */
const LEAST_GANA_POINTS = 1;

/** Counts between two signs both ways that are bad: 2 and 12, 5 and 9, 6 and 8. */
const BAD_SIGN_COUNTS: readonly number[] = [2, 5, 6, 8, 9, 12];

/** The eight kootas of a groom and a bride by their Moons. */
export function ashtakoota(groom: MoonOfBirth, bride: MoonOfBirth): Ashtakoota {
  const pair = <K extends keyof MoonOfBirth>(key: K) => ({ groom: groom[key], bride: bride[key] });
  const taras = tarasOf(groom.nakshatra, bride.nakshatra);
  const groomRegards = regard(groom.lord, bride.lord);
  const brideRegards = regard(bride.lord, groom.lord);
  const signCount = houseFrom(bride.rasi, groom.rasi);
  const counted = <Rule extends keyof KootaFacts>(
    rule: Rule,
    facts: KootaFacts[Rule],
    points: number,
    source = MARRIAGE,
  ) => ({
    ...because(rule, facts, source, "moon"),
    points,
  });
  const kootas: Ashtakoota["kootas"] = {
    varna: counted("koota.varna", pair("varna"), VARNAS.indexOf(groom.varna) <= VARNAS.indexOf(bride.varna) ? 1 : 0),
    vasya: counted("koota.vasya", pair("vasya"), vasyaPoints(groom.vasya, bride.vasya), WITH_TABLES),
    tara: counted("koota.tara", taras, (isBadTara(taras.groom) ? 0 : 1.5) + (isBadTara(taras.bride) ? 0 : 1.5)),
    yoni: counted("koota.yoni", pair("yoni"), yoniPoints(groom.yoni, bride.yoni), WITH_TABLES),
    graha_maitri: counted(
      "koota.graha_maitri",
      { ...pair("lord"), groomRegards, brideRegards },
      MAITRI_POINTS[groomRegards][brideRegards],
    ),
    gana: counted("koota.gana", pair("gana"), GANA_POINTS[groom.gana][bride.gana], WITH_TABLES),
    bhakoot: counted("koota.bhakoot", { ...pair("rasi"), signCount }, BAD_SIGN_COUNTS.includes(signCount) ? 0 : 7),
    nadi: counted("koota.nadi", pair("nadi"), groom.nadi === bride.nadi ? 0 : 8),
  };
  return {
    kootas,
    points: KOOTAS.reduce((sum, koota) => sum + kootas[koota].points, 0),
    excuses: excusesOf(groom, bride, kootas),
    schools:
      kootas.gana.points === LEAST_GANA_POINTS
        ? [becauseElsewhere("koota_school.gana", pair("gana"), { practice: "koota_tables" }, "moon")]
        : [],
  };
}
