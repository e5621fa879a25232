import {
  aspectsOf,
  type Chart,
  chartYogas,
  type DashaPeriod,
  GRAHAS,
  type Graha,
  housesRuled,
  LUMINOUS_GRAHAS,
  vargaRasi,
} from "@vedanga/core";
import type { MahadashaLord } from "@vedanga/narrative";

const DAYS_PER_YEAR = 365.25;
const NODES: readonly Graha[] = ["rahu", "ketu"];

/** The lords of mahadashas in their order. */
export function mahadashaLords(chart: Chart, mahadashas: readonly DashaPeriod[]): MahadashaLord[] {
  const aspects = aspectsOf(chart);
  const yogas = chartYogas(chart);
  const ageAt = (jd: number): number => Math.max(0, Math.floor((jd - chart.jdUt) / DAYS_PER_YEAR));
  return mahadashas.map(({ lord: graha, startJdUt, endJdUt }): MahadashaLord => {
    const at = chart.grahas[graha];
    const luminous = LUMINOUS_GRAHAS.find((lit) => lit === graha);
    const host = chart.grahas[at.rasiLord];
    const undone = yogas.find(({ yoga, grahas }) => yoga === "neecha_bhanga" && grahas.includes(graha));
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
      host: { graha: at.rasiLord, house: host.house, dignity: host.dignity.verdict },
      dignity: at.dignity.verdict,
      nature: at.nature.verdict,
      joined: GRAHAS.filter((other) => other !== graha && chart.grahas[other].rasi === at.rasi),
      // The nodes are opposite each other in every chart, which says nothing about this one.
      seenBy: aspects
        .filter(({ from, to }) => to === graha && !(NODES.includes(from) && NODES.includes(to)))
        .map(({ from }) => from),
      undoneBy: GRAHAS.filter((other) =>
        undone?.reasons.some(({ rule, facts }) => rule === "yoga.neecha_bhanga_by" && facts.by === other),
      ),
      isCombust: at.isCombust,
      isRetrograde: at.retrograde && !NODES.includes(graha),
      fromAge: ageAt(startJdUt),
      toAge: ageAt(endJdUt),
    };
  });
}
