import type { WireReason } from "@vedanga/contract";
import { type Chart, lifeStone } from "@vedanga/core";
import type { Catalogue } from "@vedanga/narrative";
import { gemReasons } from "../../gem/gem-suggestion.ts";
import { dignityReasons, placementWireReasons } from "../graha-reasons.ts";

/** Why the lord of the lagna has its strength, and why the stone is that one. */
export function ascendantReasons(chart: Chart, words: Catalogue): WireReason[] {
  const lord = chart.grahas[chart.lagna.rasiLord];
  return [
    ...dignityReasons("0.ascendant_lord_strength", lord, words),
    ...placementWireReasons(chart, lord.graha, words, {
      combustion: "0.personalised_prediction",
      motion: "0.personalised_prediction",
    }),
    ...gemReasons(lifeStone(chart), words, { gemField: "0.lucky_gem", againstField: "0.lucky_gem" }),
  ];
}
