import type { EclipseType, Graha, LifeAspect, YearFacts } from "@vedanga/core";
import type { RuleWords } from "../reason/reason-sentence.ts";

type ForSix<T> = readonly [T, T, T, T, T, T];
/** Something for each of the twelve houses from the Moon sign, the first house first. */
export type ForHouses<T> = readonly [...ForSix<T>, ...ForSix<T>];

/**
 * A clause with both tenses of what changes with them, the present before the past: "money {goes|went} into the house".
 * It has no capital and no stop, because a date may come before it. A quarter that is over is told in the past; the present
 * is also said of a quarter to come.
 */
export type Told = string;

/** The grahas of a year: the Moon is too fast for it. */
export type YearGraha = Exclude<Graha, "moon">;
/** Those that stay in a sign for more than a year, or as Jupiter for about one. */
export type SlowGraha = "jupiter" | "saturn" | "rahu" | "ketu";

export type Tone = "good" | "hard";
/** What a sentence turns to: the other tone, or a trend that the verdict before it does not lead one to expect. */
export type Turns = Tone | "trend";
/** What the score of a text says: 58 and above, 42 and below, between them. */
export type Verdict = "good" | "even" | "hard";

/** So many ways of saying a thing; a language may know more. */
type TwoWays<T> = readonly [T, T, ...T[]];
type ThreeWays<T> = readonly [T, T, T, ...T[]];
type FourWays<T> = readonly [T, T, T, T, ...T[]];

/** What a quarter brings to people in one walk of life, by how the aspect goes. */
export type LifeWords = Readonly<Record<Verdict, FourWays<Told>>>;

/** All that is said of one aspect of life. Every clause is about it alone and names something of it. */
export interface YearAspectWords {
  /** How the aspect goes as a whole in the quarter: the first sentence of its text. */
  readonly verdict: Readonly<Record<Verdict, FourWays<Told>>>;
  /** What of the aspect a house stands for, as something that happens to the reader. */
  readonly house: Readonly<Record<Tone, ForHouses<ThreeWays<Told>>>>;
  /** Through whom, or in which manner, a graha does it. */
  readonly graha: Readonly<Record<Tone, Readonly<Record<YearGraha, ThreeWays<Told>>>>>;
  /**
   * What the quarter brings to four walks of life, by how the aspect goes: two or three sentences, 170 to 250 characters in
   * all, each of which names something of the aspect. It follows from the verdict alone, so it promises nothing that a
   * transit would have to keep.
   */
  readonly lives: readonly [LifeWords, LifeWords, LifeWords, LifeWords];
  /** Against the quarter before, where the score is five points or more above or below it, or within five points. */
  readonly trend: Readonly<Record<"up" | "level" | "down", FourWays<Told>>>;
  /** What to do where the score is 55 or more, and what to leave where it is 45 or less; never of a quarter that is over. */
  readonly advice: Readonly<Record<"go" | "wait", FourWays<string>>>;
  /** In the text of the whole quarter, where the aspect leads all others by five points, or is behind all by as many. */
  readonly best: TwoWays<Told>;
  readonly weak: TwoWays<Told>;
}

/** When something holds in a quarter; each end is given only if it is within the quarter. */
export interface YearWhen {
  readonly from?: MonthDay;
  readonly until?: MonthDay;
}
export interface MonthDay {
  /** 1 to 12 */
  readonly month: number;
  /** 1 to 31 */
  readonly day: number;
}

/** Something with a date; past: it is described as over. */
interface Dated extends MonthDay {
  readonly past: boolean;
}
export interface YearIngress extends Dated {
  readonly graha: Graha;
  /** Houses from the sign, 1 to 12. */
  readonly fromHouse: number;
  readonly house: number;
  /** It comes back into the sign, moving backwards. */
  readonly retrograde: boolean;
}
export interface YearStation extends Dated {
  readonly graha: Graha;
  readonly house: number;
  readonly turns: "retrograde" | "direct";
}
export interface YearEclipse extends Dated {
  readonly kind: "solar" | "lunar";
  /** For the whole Earth, as calendars print it. */
  readonly type: EclipseType;
  readonly house: number;
  /** Seen from the place. Only then is there a custom of the day. */
  readonly visible: boolean;
  /** The type of what the place sees of it, where that is another. */
  readonly seenAs: EclipseType | undefined;
  /** How tradition counts an eclipse in that house. */
  readonly quality: "good" | "mixed" | "quiet";
}

/** The words for a year. */
export interface YearlyWords {
  /** "January to March" */
  readonly period: readonly [string, string, string, string];
  readonly aspects: Readonly<Record<LifeAspect, YearAspectWords>>;
  /** What a quarter is about for the sign, as a person would say it: one or two sentences, by the graha that leads it. */
  readonly theme: Readonly<Record<SlowGraha, ForHouses<TwoWays<Told>>>>;
  /** How the quarter goes as a whole. */
  readonly overall: Readonly<Record<Verdict, FourWays<Told>>>;
  /** A clause of one tense, begun by its time and ended by its stop; begun by a joint where it turns. */
  readonly sentence: (clause: string, when?: YearWhen, turns?: Turns) => string;
  readonly ingress: (event: YearIngress) => string;
  readonly station: (event: YearStation) => string;
  readonly eclipse: (event: YearEclipse) => string;
  readonly reasons: RuleWords<YearFacts>;
}
