import type { Dignity, Rasi } from "@vedanga/core";
import type { SaturnHouse, SaturnWords, StayTime, Tense } from "../catalogue/saturn-words.ts";
import { easeOf } from "../dasha/mahadasha-lord.ts";

export interface SaturnStay extends StayTime {
  readonly rasi: Rasi;
  readonly house: SaturnHouse;
  readonly moonRasi: Rasi;
  readonly dignity: Dignity;
  /** Saturn came back into a sign it had left. */
  readonly isBack: boolean;
  /** Some months in the sign, before Saturn turns back and comes again for long. */
  readonly isFirst: boolean;
  /** How many times Saturn has come round to this sign before in this life. */
  readonly round: number;
}

const LAST_CHILD_AGE = 12;

/** A stay as it is told before it, during it or after it. */
export function stayReading(words: SaturnWords, stay: SaturnStay, tense: Tense): string {
  const { rasi, house, moonRasi, isBack, isFirst, round } = stay;
  const ways = words.matters[house];
  const matters = ways[round % ways.length] ?? ways[0];
  const frames = words.about[tense];
  const whole = frames[round % frames.length] ?? frames[0];
  const about = (isBack && words.aboutBack[tense]) || (isFirst && words.aboutFirst[tense]) || whole;
  return [
    (isBack ? words.back : words.stay)[tense](rasi, house, moonRasi, stay),
    about(matters),
    ...(isBack || isFirst ? [] : [words.inSign[tense][easeOf(stay.dignity)](rasi)]),
    ...(tense === "past" && stay.toAge <= LAST_CHILD_AGE ? [words.child] : []),
    ...(tense === "now" ? [words.act[house]] : []),
  ].join(" ");
}
