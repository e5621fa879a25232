import { byId } from "../../by-id.ts";
import type { Citation } from "../../citation.ts";
import { type AnyVarga, GRAHAS, type Graha, type Rasi } from "../../ids.ts";
import type { Chart } from "../chart.ts";
import { houseFrom } from "../zodiac/rasi.ts";
import { vargaRasi, vargaSource } from "./varga.ts";

/** A divisional chart: the sign of each graha, houses counted from the sign of its own lagna. */
export interface VargaChart {
  readonly varga: AnyVarga;
  readonly lagnaRasi: Rasi;
  readonly grahas: Readonly<Record<Graha, { readonly rasi: Rasi; readonly house: number }>>;
  readonly source: Citation;
}

/** The divisional chart `varga` of a chart. */
export function vargaChart(chart: Chart, varga: AnyVarga): VargaChart {
  const lagnaRasi = vargaRasi(varga, chart.lagna.longitudeDeg);
  const grahas = byId(GRAHAS, (graha) => {
    const rasi = vargaRasi(varga, chart.grahas[graha].longitudeDeg);
    return { rasi, house: houseFrom(lagnaRasi, rasi) };
  });
  return { varga, lagnaRasi, grahas, source: vargaSource(varga) };
}
