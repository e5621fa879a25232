import { LIFE_ASPECTS, type LifeAspect } from "@vedanga/core";
import type { Catalogue } from "../catalogue/catalogue.ts";
import { aspectLine } from "./aspect-line.ts";
import { storySentences } from "./story-sentences.ts";
import { type TellableDay, type Teller, WHERE } from "./teller.ts";
import { wayOf } from "./way.ts";

export type PredictionLength = "big" | "small";

/** The day of a Moon sign, or of a star of birth, in words, whole and by its parts. */
export interface DayPrediction {
  /** Everything in one text: headline, story, act, caution, hour and closing. */
  readonly total: string;
  readonly aspects: Readonly<Record<LifeAspect, string>>;
  /** What the day is about, without a full stop. */
  readonly headline: string;
  /** Where the total stands among the days of the sign or the star. */
  readonly standing: string;
  readonly story: string;
  /** One thing to do and one to leave, each of the aspect that stands out, else of the eclipse that is seen or of the weekday. */
  readonly act: string;
  readonly caution: string;
  /** Undefined where the Sun does not rise or set. */
  readonly hour: string | undefined;
  /** The guardian's blessing. */
  readonly closing: string;
}

/**
 * Words for the figures and the story of a day. Which of several wordings is used depends only on sign or star and day: a day
 * always has the same text, the next day another, and signs read one after another differ.
 */
export function dayPrediction(catalogue: Catalogue, tellable: TellableDay, length: PredictionLength): DayPrediction {
  const { moonRasi, who, day, story, vara, timeOf } = tellable;
  const words = catalogue.daily.story;
  const count = { day: Math.floor(day.atJdUt + 0.5), who };
  const teller: Teller = { ...tellable, words, say: (list, where) => wayOf(list, { ...count, where }) };
  const { say } = teller;
  const { house, dayOfStay } = story.moon;
  const isEclipsed = story.changes.some(({ rule }) => rule === "story.eclipse");
  const ofHouse = words.headline[dayOfStay === 1 ? "enters" : "stays"][house - 1] ?? [];
  const headline = say(isEclipsed ? words.eclipseHeadline : ofHouse, WHERE.headline);
  const told = storySentences(teller);
  const [actOfAny, leaveOfAny] = isEclipsed
    ? [words.actOfEclipse, words.leaveOfEclipse]
    : [words.actOfDay[vara], words.leaveOfDay[vara]];
  const act = say(story.act === undefined ? actOfAny : words.act[story.act], WHERE.act);
  const caution = say(story.caution === undefined ? leaveOfAny : words.leave[story.caution], WHERE.caution);
  const hour =
    story.hour === undefined
      ? undefined
      : say(words.hour, WHERE.hour)(words.time(timeOf(story.hour.startJdUt)), words.time(timeOf(story.hour.endJdUt)));
  const closing = say(words.closing[moonRasi], WHERE.closing)(say(words.gift[vara], WHERE.gift));
  const big = length === "big";
  const storyText = (big ? told : told.slice(0, 2)).join(" ");
  const total = [
    `${headline}.`,
    storyText,
    ...(big ? [words.label.act, act, words.label.leave, caution, ...(hour === undefined ? [] : [hour]), closing] : []),
  ].join(" ");
  const aspects = Object.fromEntries(
    LIFE_ASPECTS.map((aspect, index) => {
      const line = aspectLine(teller, aspect, WHERE.aspects + 3 * index);
      return [aspect, (big ? line : line.slice(0, 1)).join(" ")];
    }),
  ) as DayPrediction["aspects"];
  const standing = words.standing(day.standing, day.birthStar === undefined ? "sign" : "star");
  return { total, aspects, headline, standing, story: storyText, act, caution, hour, closing };
}
