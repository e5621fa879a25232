import type { Chart } from "../chart/chart.ts";
import { vargaRasi, vargaSource } from "../chart/varga/varga.ts";
import { houseFrom } from "../chart/zodiac/rasi.ts";
import { cite } from "../citation.ts";
import { GRAHAS, type Graha, type Rasi } from "../ids.ts";
import { type Reason, reasonMaker } from "../reason.ts";
import { VIMSHOTTARI_YEARS } from "./vimshottari.ts";

export interface DashaLordFacts {
  /** Counted in whole signs. */
  readonly "dasha_lord.house": { readonly lagna: Rasi; readonly rasi: Rasi; readonly house: number };
  readonly "dasha_lord.companions": { readonly rasi: Rasi; readonly companions: readonly Graha[] };
  readonly "dasha_lord.navamsa": { readonly rasi: Rasi; readonly degreesInRasi: number; readonly navamsa: Rasi };
  readonly "dasha_lord.span": { readonly years: number };
  /** Signs from the lord of the mahadasha to that of its part, both counted. */
  readonly "dasha_lord.from_mahadasha": {
    readonly mahadasha: Graha;
    readonly house: number;
    readonly relation: AntardashaRelation;
  };
}

/** How the lord of an antardasha goes with that of its mahadasha. */
export type AntardashaRelation = "own" | "helps" | "even" | "strains";

type DashaLordReason = Reason<DashaLordFacts>;

/** That the effects of a dasha are those of its lord's place, beside the lord's own nature. */
const BY_PLACE = cite("bphs", 47, 2);

/** What the reading of a mahadasha looks at in its lord beside dignity, nature and sight: place, company, ninth part, years. */
export function dashaLordReasons(
  { grahas, lagna }: Chart,
  lord: Graha,
): Readonly<Record<"house" | "companions" | "navamsa" | "span", DashaLordReason>> {
  const because = reasonMaker<DashaLordFacts>();
  const { rasi, house, degreesInRasi, longitudeDeg } = grahas[lord];
  const companions = GRAHAS.filter((other) => other !== lord && grahas[other].rasi === rasi);
  const navamsa = vargaRasi("D9", longitudeDeg);
  return {
    house: because("dasha_lord.house", { lagna: lagna.rasi, rasi, house }, BY_PLACE, lord),
    companions: because("dasha_lord.companions", { rasi, companions }, BY_PLACE, lord),
    navamsa: because("dasha_lord.navamsa", { rasi, degreesInRasi, navamsa }, vargaSource("D9"), lord),
    span: because("dasha_lord.span", { years: VIMSHOTTARI_YEARS[lord] }, cite("bphs", 46, [12, 16]), lord),
  };
}

/** The chapters on the antardashas of each mahadasha. */
const CHAPTERS: Readonly<Record<Graha, number>> = {
  sun: 52,
  moon: 53,
  mars: 54,
  rahu: 55,
  jupiter: 56,
  saturn: 57,
  mercury: 58,
  ketu: 59,
  venus: 60,
};
const HELPING: readonly number[] = [1, 4, 5, 7, 9, 10, 11];
const STRAINING: readonly number[] = [6, 8, 12];

/**
 * How the lord of an antardasha goes with that of its mahadasha, by the signs between them: in a kendra, a trikona or the
 * eleventh from it, it helps; in the sixth, eighth or twelfth it strains. BPHS ch. 52 to 60 say so again and again.
 */
export function antardashaRelation(
  { grahas }: Chart,
  mahadasha: Graha,
  antardasha: Graha,
): { readonly relation: AntardashaRelation; readonly reason: DashaLordReason } {
  const house = houseFrom(grahas[mahadasha].rasi, grahas[antardasha].rasi);
  const relation = relationOf(mahadasha === antardasha, house);
  const because = reasonMaker<DashaLordFacts>();
  const facts = { mahadasha, house, relation };
  return {
    relation,
    reason: because("dasha_lord.from_mahadasha", facts, cite("bphs", CHAPTERS[mahadasha]), antardasha),
  };
}

function relationOf(isOwn: boolean, house: number): AntardashaRelation {
  if (isOwn) return "own";
  if (HELPING.includes(house)) return "helps";
  return STRAINING.includes(house) ? "strains" : "even";
}
