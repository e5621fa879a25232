import type { Chart } from "../chart/chart.ts";
import { vargaRasi, vargaSource } from "../chart/varga/varga.ts";
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
}

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
