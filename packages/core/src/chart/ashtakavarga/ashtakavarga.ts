import { byId } from "../../by-id.ts";
import { type Citation, cite } from "../../citation.ts";
import type { Conventions } from "../../conventions.ts";
import { type BinduTable, LUMINOUS_GRAHAS, type LuminousGraha, RASIS, type Rasi } from "../../ids.ts";
import type { Reason } from "../../reason.ts";
import type { Chart } from "../chart.ts";
import { houseFrom } from "../zodiac/rasi.ts";
import { BINDU_GIVERS, BINDU_PLACES, type BinduGiver } from "./ashtakavarga-places.ts";

export interface Ashtakavarga {
  /** Bindus of each graha in the twelve signs from Mesha, 0 to 8 each. */
  readonly bhinna: Readonly<Record<LuminousGraha, readonly number[]>>;
  /** The sum over the seven in the twelve signs from Mesha; 337 in all. */
  readonly sarva: readonly number[];
}

export interface AshtakavargaFacts {
  /** `of` are all bindus of a chart, whatever the chart. */
  readonly "ashtakavarga.counted": { readonly table: BinduTable; readonly of: number };
}

const TABLES: Readonly<Record<BinduTable, Citation>> = {
  varahamihira: cite("brihat_jataka", 9, [1, 7]),
  parashara: cite("bphs", 66),
};

/** By what the bindus of a chart are counted. */
export const ashtakavargaReason = (
  { bindus }: Pick<Conventions, "bindus">,
  { sarva }: Ashtakavarga,
): Reason<AshtakavargaFacts, "lagna"> => ({
  rule: "ashtakavarga.counted",
  facts: { table: bindus, of: sarva.reduce((sum, each) => sum + each, 0) },
  source: TABLES[bindus],
  about: "lagna",
});

/** The givers of a bindu to a graha in a sign: those of the eight from which the sign is a good place for it. */
export const bindusGivenBy = (
  { bindus }: Pick<Conventions, "bindus">,
  graha: LuminousGraha,
  rasi: Rasi,
  signs: Readonly<Record<BinduGiver, Rasi>>,
): readonly BinduGiver[] =>
  BINDU_GIVERS.filter((giver) => BINDU_PLACES[bindus][graha][giver].includes(houseFrom(signs[giver], rasi)));

/** The signs of the seven and of the lagna, from which places are counted. */
export const binduSigns = ({ lagna, grahas }: Chart): Readonly<Record<BinduGiver, Rasi>> =>
  byId(BINDU_GIVERS, (giver) => (giver === "lagna" ? lagna.rasi : grahas[giver].rasi));

/** Ashtakavarga before any reduction (shodhana). */
export const ashtakavarga = (conventions: Conventions, chart: Chart): Ashtakavarga =>
  ashtakavargaOf(conventions, binduSigns(chart));

/** The same by the signs alone. */
export function ashtakavargaOf(
  conventions: Pick<Conventions, "bindus">,
  signs: Readonly<Record<BinduGiver, Rasi>>,
): Ashtakavarga {
  const bhinna = byId(LUMINOUS_GRAHAS, (graha) =>
    RASIS.map((rasi) => bindusGivenBy(conventions, graha, rasi, signs).length),
  );
  const sarva = RASIS.map((_, index) => LUMINOUS_GRAHAS.reduce((sum, graha) => sum + (bhinna[graha][index] ?? 0), 0));
  return { bhinna, sarva };
}
