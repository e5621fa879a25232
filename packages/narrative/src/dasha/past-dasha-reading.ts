import { LUMINOUS_GRAHAS } from "@vedanga/core";
import type { PastDashaWords } from "../catalogue/past-dasha-words.ts";
import { type MahadashaLord, stageOf, toneOf } from "./mahadasha-lord.ts";
import type { Turns } from "./taking-turns.ts";

/** A mahadasha as it is told when it is over. It rests on the same facts of the chart as the reading, and advises nothing. */
export function pastDashaReading(words: PastDashaWords, lord: MahadashaLord, turns: Turns): string {
  const { graha, house, rasi, rules, host, joined, seenBy, fromAge, toAge } = lord;
  const luminous = LUMINOUS_GRAHAS.find((lit) => lit === graha);
  return [
    words.theme[graha],
    stageOf(lord) === "infancy" ? words.beforeYou : turns.next(words.ages)(fromAge, toAge),
    turns.next(words.stood)(graha, house, rasi),
    luminous === undefined
      ? turns.next(words.spokeFor)(graha, host.graha, host.house)
      : turns.next(words.ruled)(luminous, rules),
    ...(joined.length > 0 ? [turns.next(words.joined)(graha, joined)] : []),
    ...(seenBy.length > 0 ? [turns.next(words.seen)(graha, seenBy)] : []),
    turns.next(words.tone[toneOf(lord)])(graha),
  ].join(" ");
}
