import { byId } from "../../by-id.ts";
import { type CharaLords, GRAHAS, type Graha, type Rasi } from "../../ids.ts";
import type { Chart } from "../chart.ts";
import { degreesInRasi, RASI_LORDS, rasiOf } from "../zodiac/rasi.ts";

/** Where the grahas are, sidereal longitudes. */
export type Longitudes = Readonly<Record<Graha, number>>;

export const longitudesOf = ({ grahas }: Chart): Longitudes => byId(GRAHAS, (graha) => grahas[graha].longitudeDeg);

/** Why one of the two lords of a sign is counted to. */
export type LordChoice = "both_in_sign" | "other_in_sign" | "more_company" | "higher_degree";

/** The second lords of two signs. */
export const NODE_LORDS: Readonly<Partial<Record<Rasi, Graha>>> = { vrischika: "ketu", kumbha: "rahu" };

export interface ChosenLord {
  readonly lord: Graha;
  /** The lord that is not counted to, and why; undefined for a sign with one lord. */
  readonly over: { readonly other: Graha; readonly by: LordChoice } | undefined;
}

/** Of the two lords of Scorpio and Aquarius the one outside the sign; of two outside it the stronger. */
export function chosenLord(rasi: Rasi, longitudes: Longitudes, lords: CharaLords): ChosenLord {
  const first = RASI_LORDS[rasi];
  const node = NODE_LORDS[rasi];
  if (node === undefined || lords === "one") return { lord: first, over: undefined };
  const isIn = (graha: Graha): boolean => rasiOf(longitudes[graha]) === rasi;
  const choose = (isNode: boolean, by: LordChoice): ChosenLord =>
    isNode ? { lord: node, over: { other: first, by } } : { lord: first, over: { other: node, by } };
  if (isIn(first) && isIn(node)) return choose(false, "both_in_sign");
  if (isIn(first) || isIn(node)) return choose(isIn(first), "other_in_sign");
  const company = (graha: Graha): number =>
    GRAHAS.filter((other) => rasiOf(longitudes[other]) === rasiOf(longitudes[graha])).length;
  if (company(node) !== company(first)) return choose(company(node) > company(first), "more_company");
  return choose(degreesInRasi(longitudes[node]) > degreesInRasi(longitudes[first]), "higher_degree");
}
