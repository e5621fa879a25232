import { LUMINOUS_GRAHAS } from "@vedanga/core";
import type { PastDashaWords } from "../catalogue/past-dasha-words.ts";
import { companionsOf, type MahadashaLord, stageOf, toneOf } from "./mahadasha-lord.ts";
import type { Turns } from "./taking-turns.ts";

/** A mahadasha as it is told when it is over. It rests on the same facts of the chart as the reading, and advises nothing. */
export function pastDashaReading(
  words: PastDashaWords,
  lord: MahadashaLord,
  turns: Turns,
  isLagnaKnown: boolean,
): string {
  const { graha, house, rasi, seenBy, fromAge, toAge } = lord;
  const { next } = turns;
  const joined = companionsOf(lord);
  return [
    words.theme[graha],
    stageOf(lord) === "infancy" ? words.beforeYou : next(words.ages, (say) => say(fromAge, toAge)),
    ...(isLagnaKnown
      ? [next(words.stood, (say) => say(graha, house, rasi)), ...ruled(words, lord, turns)]
      : [next(words.stoodInSign, (say) => say(graha, rasi))]),
    ...(joined.length > 0 ? [next(words.joined, (say) => say(graha, joined))] : []),
    ...(seenBy.length > 0 ? [next(words.seen, (say) => say(graha, seenBy))] : []),
    next(words.tone[toneOf(lord, isLagnaKnown)], (say) => say(graha)),
  ].join(" ");
}

/** What it ruled beside the house it stood in, whose matters are said before. */
function ruled(
  words: PastDashaWords,
  { graha, rasi, house, rules, host }: MahadashaLord,
  { next }: Turns,
): readonly string[] {
  const luminous = LUMINOUS_GRAHAS.find((lit) => lit === graha);
  const others = rules.filter((ruledHouse) => ruledHouse !== house);
  if (luminous !== undefined) return others.length > 0 ? [next(words.ruled, (say) => say(luminous, others))] : [];
  if (host.rasi === rasi) return [next(words.spokeForCompanion, (say) => say(graha, host.graha))];
  return [next(words.spokeFor, (say) => say(graha, host.graha, host.house))];
}
