import { type DayReason, type Graha, type LifeAspect, leanOf } from "@vedanga/core";
import type { Ways } from "../catalogue/day-story-words.ts";
import type { Teller } from "./teller.ts";

/** What a graha brings to an aspect, and the points it counts for there. */
interface Effect {
  readonly graha: Graha;
  readonly points: number;
  readonly ways: Ways;
}

/** The grahas that have to do with the aspect: those that signify it or are in its houses, with their words. */
const effectsOn = ({ day, words }: Teller, aspect: LifeAspect): readonly Effect[] =>
  day.aspects[aspect].reasons.flatMap(({ rule, about, points }: DayReason & { readonly points: number }) => {
    const house = day.transits.find(({ graha }) => graha === about)?.house ?? 0;
    const ways = rule.startsWith("transit.") ? words.effect[about][house - 1]?.[aspect] : undefined;
    return ways === undefined ? [] : [{ graha: about, points, ways }];
  });

/** Of those that count one way, the heaviest and any that is half as heavy, in turn. */
function inTurn({ say }: Teller, effects: readonly Effect[], sign: 1 | -1, where: number): readonly string[] {
  const found = effects.filter(({ points }) => points * sign > 0).toSorted((a, b) => sign * (b.points - a.points));
  const heaviest = Math.abs(found[0]?.points ?? 0);
  const weighty = found.filter(({ points }) => 2 * Math.abs(points) >= heaviest);
  return weighty.length === 0 ? [] : [say(say(weighty, where).ways, where)];
}

/**
 * The line of an aspect: what helps it and what to use the day for, where its score leans up by five points or more; what
 * hinders it and what to keep from, where it leans down; and between these both sides, as far as there are two, without advice.
 */
export function aspectLine(teller: Teller, aspect: LifeAspect, where: number): readonly string[] {
  const { day, words, say } = teller;
  const lean = leanOf(day.aspects[aspect].score);
  const effects = effectsOn(teller, aspect);
  const plain = words.plain[aspect];
  if (lean === 0) {
    const both = [...inTurn(teller, effects, 1, where), ...inTurn(teller, effects, -1, where + 1)];
    const [first = say(plain.even, where), second] = both;
    return second === undefined ? [first] : [first, say(words.contrast.toCareful, where)(second)];
  }
  const tone = lean > 0 ? "good" : "careful";
  const [effect = say(plain[tone], where)] = inTurn(teller, effects, lean, where);
  return [effect, say(words.counsel[aspect][tone], where + 1)];
}
