import {
  aspectsOf,
  type Chart,
  chartYogas,
  GRAHAS,
  type Graha,
  housesRuled,
  LUMINOUS_GRAHAS,
  type Reason,
  vargaRasi,
  type YogaFacts,
} from "@vedanga/core";
import type { GrahaInChart } from "@vedanga/narrative";

const NODES: readonly Graha[] = ["rahu", "ketu"];

/** Why the fall of a graha is undone; none where it is not. */
export type Undoing = (graha: Graha) => readonly Reason<YogaFacts>[];

export function undoingIn(chart: Chart): Undoing {
  const yogas = chartYogas(chart);
  return (graha) =>
    yogas
      .filter(({ yoga, grahas }) => yoga === "neecha_bhanga" && grahas.includes(graha))
      .flatMap(({ reasons }) => reasons.filter(({ rule }) => rule === "yoga.neecha_bhanga_by"));
}

/** What undoes a fall counts from the lagna, from the Moon or, in the same sign, from nowhere. */
const isCountedFromMoon = (facts: object): boolean =>
  !("kendraFrom" in facts) || (Array.isArray(facts.kendraFrom) && facts.kendraFrom.includes("moon"));

/** Any graha of a chart as the readings of grahas see it. */
export function grahasInChart(chart: Chart): (graha: Graha) => GrahaInChart {
  const aspects = aspectsOf(chart);
  const undoing = undoingIn(chart);
  return (graha) => {
    const at = chart.grahas[graha];
    const luminous = LUMINOUS_GRAHAS.find((lit) => lit === graha);
    const host = chart.grahas[at.rasiLord];
    const undone = undoing(graha);
    const undoneBy = (isLagnaKnown: boolean): readonly Graha[] =>
      GRAHAS.filter((other) =>
        undone.some(({ facts }) => "by" in facts && facts.by === other && (isLagnaKnown || isCountedFromMoon(facts))),
      );
    return {
      graha,
      lagna: chart.lagna.rasi,
      rasi: at.rasi,
      house: at.house,
      degreesInRasi: at.degreesInRasi,
      nakshatra: at.nakshatra,
      pada: at.pada,
      nakshatraLord: at.nakshatraLord,
      navamsa: vargaRasi("D9", at.longitudeDeg),
      rules: luminous === undefined ? [] : housesRuled(chart.lagna.rasi, luminous),
      host: { graha: at.rasiLord, rasi: host.rasi, house: host.house, dignity: host.dignity.verdict },
      dignity: at.dignity.verdict,
      nature: at.nature.verdict,
      joined: GRAHAS.filter((other) => other !== graha && chart.grahas[other].rasi === at.rasi),
      // The nodes are opposite each other in every chart, which says nothing about this one.
      seenBy: aspects
        .filter(({ from, to }) => to === graha && !(NODES.includes(from) && NODES.includes(to)))
        .map(({ from }) => from),
      undoneBy: undoneBy(true),
      undoneWithoutLagnaBy: undoneBy(false),
      isCombust: at.isCombust,
      isRetrograde: at.retrograde && !NODES.includes(graha),
    };
  };
}
