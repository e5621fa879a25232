import type { LordStrength } from "@vedanga/contract";
import { aspectsOf, type Chart, type Dignity, GRAHAS } from "@vedanga/core";
import type { LordStanding } from "@vedanga/narrative";

const STRENGTH: Readonly<Record<Dignity, LordStrength>> = {
  exalted: "Exalted",
  moolatrikona: "Strong",
  own: "Strong",
  friend: "Neutral",
  neutral: "Neutral",
  enemy: "Weak",
  debilitated: "Debilitated",
};

/** The five words of the wire for seven dignities: a friend's sign is neutral there. */
export const strengthWord = (dignity: Dignity): LordStrength => STRENGTH[dignity];

/** The condition of the lord of the lagna, the grahas with it and those that aspect it. */
export function lordStanding(chart: Chart): LordStanding {
  const { rasi: lagna, rasiLord } = chart.lagna;
  const { rasi, house, dignity, isCombust, retrograde } = chart.grahas[rasiLord];
  return {
    lagna,
    lord: rasiLord,
    rasi,
    house,
    dignity: dignity.verdict,
    isCombust,
    isRetrograde: retrograde,
    joined: GRAHAS.filter((graha) => graha !== rasiLord && chart.grahas[graha].rasi === rasi),
    seenBy: aspectsOf(chart)
      .filter(({ to }) => to === rasiLord)
      .map(({ from }) => from),
  };
}
