import type {
  DayGraha,
  DayLuckFacts,
  StationGraha,
  Vara,
  WeekAspect,
  WeekEvent,
  WeekFacts,
  WeekStoryFacts,
} from "@vedanga/core";
import type { RuleWords } from "../reason/reason-sentence.ts";
import type { FiveWays, Ways } from "./day-story-words.ts";

type OnDay = (day: string) => string;
type ByHouse<T> = readonly [T, T, T, T, T, T, T, T, T, T, T, T];
/** How a score leans: by five points or more, or not. */
export type WeekLean = "good" | "even" | "careful";
type TithiOfWeek = Extract<WeekEvent, { is: "tithi" }>["tithi"];
type OfDays<T> = Readonly<Record<"best" | "hardest", T>>;

/** The story of a week. Every string is a sentence or more, and ends with a full stop; a headline has none. */
export interface WeekStoryWords {
  /** `Tuesday 24 November`: how each sentence with a day names it. */
  readonly day: (vara: Vara, month: number, day: number) => string;
  /** By how the whole leans, and whether its second half is better than its first, less good, or like it. */
  readonly headline: Readonly<Record<WeekLean, Readonly<Record<"rises" | "falls" | "level", Ways>>>>;
  /** The best and the hardest day of the whole, and a week whose days are nearly alike. */
  readonly whole: OfDays<Ways<OnDay>>;
  readonly alike: Ways;
  /** Before what the Moon brings: as the week begins, and from a day on. */
  readonly begins: string;
  readonly from: OnDay;
  /** What the Moon brings in each house from the sign, after the words of time; glad in her good houses, careful elsewhere. */
  readonly moon: ByHouse<Ways<(when: string) => string>>;
  /** In a good house and obstructed. */
  readonly held: Ways<(when: string) => string>;
  readonly ingress: Readonly<Record<DayGraha, Ways<OnDay>>>;
  readonly station: Readonly<Record<StationGraha, Readonly<Record<"retrograde" | "direct", Ways<OnDay>>>>>;
  readonly eclipse: Readonly<Record<"solar" | "lunar", Ways<OnDay>>>;
  readonly tithi: Readonly<Record<TithiOfWeek, Ways<OnDay>>>;
  /** How the week is for an aspect. */
  readonly aspect: Readonly<Record<WeekAspect, Readonly<Record<WeekLean, FiveWays>>>>;
  /** What to use an aspect's best day for, and what to leave on its hardest. */
  readonly aspectDay: Readonly<Record<WeekAspect, OfDays<Ways<OnDay>>>>;
}

/** The words for a week: its story, and why its figures and its story are as they are. */
export interface WeeklyWords {
  readonly story: WeekStoryWords;
  readonly reasons: RuleWords<WeekFacts & DayLuckFacts>;
  readonly storyReasons: RuleWords<WeekStoryFacts>;
}
