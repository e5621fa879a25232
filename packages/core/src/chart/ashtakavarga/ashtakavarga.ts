import { byId } from "../../by-id.ts";
import { type Citation, cite } from "../../citation.ts";
import type { Conventions } from "../../conventions.ts";
import {
  BINDU_GIVERS,
  type BinduGiver,
  type BinduTable,
  LUMINOUS_GRAHAS,
  type LuminousGraha,
  RASIS,
  type Rasi,
} from "../../ids.ts";
import { type Reason, reasonMaker } from "../../reason.ts";
import type { Chart } from "../chart.ts";
import { houseFrom } from "../zodiac/rasi.ts";
import { BINDU_PLACES } from "./ashtakavarga-places.ts";

export interface Ashtakavarga {
  /** Bindus of each graha in the twelve signs from Mesha, 0 to 8 each. */
  readonly bhinna: Readonly<Record<LuminousGraha, readonly number[]>>;
  /** The sum over the seven in the twelve signs from Mesha; 337 in all. */
  readonly sarva: readonly number[];
}

export interface AshtakavargaFacts {
  /** `of` are all bindus of a chart, whatever the chart. */
  readonly "ashtakavarga.counted": { readonly table: BinduTable; readonly of: number };
  /** All bindus of one, whatever the chart. Those of the lagna are not in the sum of the seven. */
  readonly "ashtakavarga.row": { readonly of: number };
  /** The houses, counted from a giver in this sign, in which it gives a bindu to `to`. */
  readonly "ashtakavarga.given": {
    readonly to: BinduGiver;
    readonly rasi: Rasi;
    readonly houses: readonly number[];
  };
}
type AshtakavargaReason = Reason<AshtakavargaFacts, BinduGiver>;
const because = reasonMaker<AshtakavargaFacts, BinduGiver>();

const TABLES: Readonly<Record<BinduTable, Citation>> = {
  varahamihira: cite("brihat_jataka", 9, [1, 7]),
  parashara: cite("bphs", 66),
};
const tableOf = (of: BinduGiver, table: BinduTable): Citation => TABLES[of === "lagna" ? "parashara" : table];
const total = (counts: readonly number[]): number => counts.reduce((sum, each) => sum + each, 0);

/** By what the bindus of a chart are counted. */
export const ashtakavargaReason = (
  { bindus }: Pick<Conventions, "bindus">,
  { sarva }: Pick<Ashtakavarga, "sarva">,
): AshtakavargaReason => because("ashtakavarga.counted", { table: bindus, of: total(sarva) }, TABLES[bindus], "lagna");

/** By what those of one are counted. */
export const binduRowReason = (
  { bindus }: Pick<Conventions, "bindus">,
  of: BinduGiver,
  counts: readonly number[],
): AshtakavargaReason => because("ashtakavarga.row", { of: total(counts) }, tableOf(of, bindus), of);

/** From which houses a giver gives its bindus to one. */
export const binduGiverReason = (
  { bindus }: Pick<Conventions, "bindus">,
  chart: Chart,
  to: BinduGiver,
  giver: BinduGiver,
): AshtakavargaReason =>
  because(
    "ashtakavarga.given",
    { to, rasi: binduSigns(chart)[giver], houses: BINDU_PLACES[bindus][to][giver] },
    tableOf(to, bindus),
    giver,
  );

/** The givers of a bindu to a graha in a sign: those of the eight from which the sign is a good place for it. */
export const bindusGivenBy = (
  { bindus }: Pick<Conventions, "bindus">,
  to: BinduGiver,
  rasi: Rasi,
  signs: Readonly<Record<BinduGiver, Rasi>>,
): readonly BinduGiver[] =>
  BINDU_GIVERS.filter((giver) => BINDU_PLACES[bindus][to][giver].includes(houseFrom(signs[giver], rasi)));

/** The signs of the seven and of the lagna, from which places are counted. */
export const binduSigns = ({ lagna, grahas }: Chart): Readonly<Record<BinduGiver, Rasi>> =>
  byId(BINDU_GIVERS, (giver) => (giver === "lagna" ? lagna.rasi : grahas[giver].rasi));

/** Who gives a bindu to one in the twelve signs from Mesha: 1 where it does, else 0. */
export function binduGifts(
  conventions: Pick<Conventions, "bindus">,
  to: BinduGiver,
  signs: Readonly<Record<BinduGiver, Rasi>>,
): Readonly<Record<BinduGiver, readonly number[]>> {
  const givers = RASIS.map((rasi) => bindusGivenBy(conventions, to, rasi, signs));
  return byId(BINDU_GIVERS, (giver) => givers.map((all) => (all.includes(giver) ? 1 : 0)));
}

/** How many bindus one has in the twelve signs from Mesha. */
export const bindusOf = (
  conventions: Pick<Conventions, "bindus">,
  to: BinduGiver,
  signs: Readonly<Record<BinduGiver, Rasi>>,
): readonly number[] => RASIS.map((rasi) => bindusGivenBy(conventions, to, rasi, signs).length);

/** Bindus of the lagna in the twelve signs from Mesha. */
export const lagnaBindus = (conventions: Pick<Conventions, "bindus">, chart: Chart): readonly number[] =>
  bindusOf(conventions, "lagna", binduSigns(chart));

/** Ashtakavarga before any reduction (shodhana). */
export const ashtakavarga = (conventions: Conventions, chart: Chart): Ashtakavarga =>
  ashtakavargaOf(conventions, binduSigns(chart));

/** The same by the signs alone. */
export function ashtakavargaOf(
  conventions: Pick<Conventions, "bindus">,
  signs: Readonly<Record<BinduGiver, Rasi>>,
): Ashtakavarga {
  const bhinna = byId(LUMINOUS_GRAHAS, (graha) => bindusOf(conventions, graha, signs));
  const sarva = RASIS.map((_, index) => LUMINOUS_GRAHAS.reduce((sum, graha) => sum + (bhinna[graha][index] ?? 0), 0));
  return { bhinna, sarva };
}
