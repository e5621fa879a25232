import { chosenLord, type Longitudes, type LordChoice, NODE_LORDS } from "../chart/jaimini/chosen-lord.ts";
import { houseFrom, rasiAt, rasiIndex, rasiOf } from "../chart/zodiac/rasi.ts";
import { cite, type WorkCitation } from "../citation.ts";
import { type CharaLords, type Graha, RASIS, type Rasi } from "../ids.ts";
import { type Reason, reasonMaker } from "../reason.ts";

/** The years of a sign, 1 to 12. */
export interface CharaPeriod {
  readonly rasi: Rasi;
  /** The lord that was counted to. */
  readonly lord: Graha;
  readonly lordRasi: Rasi;
  readonly years: number;
}

const SIGNS = 12;
const FORWARD: readonly Rasi[] = ["mesha", "vrishabha", "mithuna", "tula", "vrischika", "dhanu"];

const RAO: WorkCitation = { work: "chara_dasha_rao" };
const SOURCE = { together: [cite("bphs", 46), RAO] };

/** Signs of the first three and of the seventh to ninth are counted forward, the other six backward. */
const countsForward = (rasi: Rasi): boolean => FORWARD.includes(rasi);
const ninthFrom = (rasi: Rasi): Rasi => rasiAt(rasiIndex(rasi) + 8);

/** Twelve signs from the first, in the direction of the ninth from `rasi`. */
function twelve(rasi: Rasi, first: number): readonly Rasi[] {
  const step = countsForward(ninthFrom(rasi)) ? 1 : -1;
  return RASIS.map((_, count) => rasiAt(rasiIndex(rasi) + step * (first + count)));
}

/** The years of the twelve signs in the order of their dashas, from the lagna. K. N. Rao's rule. */
export const charaDasha = (lagna: Rasi, longitudes: Longitudes, lords: CharaLords): readonly CharaPeriod[] =>
  twelve(lagna, 0).map((rasi) => periodOf(rasi, longitudes, lords));

/** The parts of a sign's years, a twelfth each: it is the last of them itself. */
export const charaParts = (rasi: Rasi): readonly Rasi[] => twelve(rasi, 1);

/** Signs from the one to its lord, the first not counted; twelve where the lord is in it. */
function periodOf(rasi: Rasi, longitudes: Longitudes, lords: CharaLords): CharaPeriod {
  const { lord } = chosenLord(rasi, longitudes, lords);
  const lordRasi = rasiOf(longitudes[lord]);
  const steps = (countsForward(rasi) ? houseFrom(rasi, lordRasi) : houseFrom(lordRasi, rasi)) - 1;
  return { rasi, lord, lordRasi, years: steps === 0 ? SIGNS : steps };
}

export interface CharaFacts {
  readonly "chara.order": { readonly lagna: Rasi; readonly ninth: Rasi; readonly isForward: boolean };
  readonly "chara.years": {
    readonly rasi: Rasi;
    readonly lord: Graha;
    readonly lordRasi: Rasi;
    readonly isForward: boolean;
    readonly years: number;
  };
  readonly "chara.two_lords": {
    readonly rasi: Rasi;
    readonly lord: Graha;
    readonly other: Graha;
    readonly by: LordChoice;
  };
  readonly "chara.one_lord": { readonly rasi: Rasi; readonly lord: Graha; readonly other: Graha };
  readonly "chara.parts": { readonly rasi: Rasi; readonly ninth: Rasi; readonly isForward: boolean };
}
export type CharaReason = Reason<CharaFacts, Graha | "lagna">;
const because = reasonMaker<CharaFacts, Graha | "lagna">();

/** Why the twelve signs follow each other as they do. */
export function charaOrderReason(lagna: Rasi): CharaReason {
  const ninth = ninthFrom(lagna);
  return because("chara.order", { lagna, ninth, isForward: countsForward(ninth) }, SOURCE, "lagna");
}

/** Why a sign has its years, and to which of two lords they were counted. */
export function charaYearsReasons(
  { rasi, lord, lordRasi, years }: CharaPeriod,
  longitudes: Longitudes,
  lords: CharaLords,
): readonly CharaReason[] {
  const counted = because("chara.years", { rasi, lord, lordRasi, isForward: countsForward(rasi), years }, SOURCE, lord);
  const node = NODE_LORDS[rasi];
  if (node === undefined) return [counted];
  const { over } = chosenLord(rasi, longitudes, lords);
  if (over === undefined)
    return [because("chara.one_lord", { rasi, lord, other: node }, cite("bphs", 4), lord), counted];
  return [because("chara.two_lords", { rasi, lord, ...over }, RAO, lord), counted];
}

/** Why the parts of a sign's years begin where they do. */
export function charaPartsReason(rasi: Rasi): CharaReason {
  const ninth = ninthFrom(rasi);
  return because("chara.parts", { rasi, ninth, isForward: countsForward(ninth) }, RAO, "lagna");
}
