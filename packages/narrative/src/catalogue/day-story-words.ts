import type { DayGraha, Graha, LifeAspect, Rasi, StationGraha, Tara, Vara } from "@vedanga/core";

/** At least three ways of saying one thing, so that days that follow one another do not read alike. */
export type Ways<T = string> = readonly [T, T, T, ...T[]];
type TwoWays<T = string> = readonly [T, T, ...T[]];
/** What is said alike of several signs has five ways, as many as `WHERE` counts on. */
export type FiveWays<T = string> = readonly [T, T, T, T, T];
type SixWays = readonly [string, string, string, string, string, string];
type ByHouse<T> = readonly [T, T, T, T, T, T, T, T, T, T, T, T];

/**
 * What a graha in each house from the Moon sign brings into a day, first house to twelfth: into all of it, and into the
 * aspects of life that it signifies or that are read from that house. Whole sentences about people and things, without
 * the sky; glad where the house is one of its good ones (Phaladeepika 26), careful elsewhere.
 */
export type GrahaEffects = ByHouse<Readonly<Partial<Record<LifeAspect, Ways>> & { whole: Ways }>>;

type PerAspect<T> = Readonly<Record<LifeAspect, T>>;
type PerVara<T> = Readonly<Record<Vara, T>>;
/** Whether a sentence is good news or asks for care. */
export type DayTone = "glad" | "careful";

/** A time of the day's place, by its clock. */
export interface ClockTime {
  /** 0 to 23 */
  readonly hour: number;
  readonly minute: number;
  /** After the midnight that ends the date. */
  readonly isTomorrow: boolean;
}

/** The story of a day. Every string is a sentence or more, and ends with a full stop; a headline has none. */
export interface DayStoryWords {
  readonly effect: Readonly<Record<Graha, GrahaEffects>>;
  /** What the day is about, by the Moon's house: on the day she has come into it, and on the days she stays. */
  readonly headline: Readonly<Record<"enters" | "stays", ByHouse<Ways>>>;
  /** Of a day on which the place sees an eclipse. */
  readonly eclipseHeadline: FiveWays;
  /** The first sentence or two: what is over and what begins; or what goes on. */
  readonly opening: Readonly<Record<"enters" | "stays", ByHouse<Ways>>>;
  /** The Moon's star as a tara from the star of birth, which is named; glad, careful, and of janma neither. */
  readonly tara: Readonly<Record<Tara, Ways>>;
  /** In place of what the Moon brings, where she is in a good house and obstructed. */
  readonly held: FiveWays;
  readonly time: (time: ClockTime) => string;
  /** From a time of the day on the Moon is in another house. */
  readonly turning: ByHouse<TwoWays<(time: string) => string>>;
  /** What else is new since yesterday; these sentences name the graha. */
  readonly ingress: Readonly<Record<DayGraha, FiveWays>>;
  readonly station: Readonly<Record<StationGraha, Readonly<Record<"retrograde" | "direct", FiveWays>>>>;
  /** The Moon passes a graha within the day. */
  readonly meets: Readonly<Record<DayGraha, FiveWays>>;
  /** Seen from the place from a time on. */
  readonly eclipse: Readonly<Record<"solar" | "lunar", FiveWays<(from: string) => string>>>;
  /** Of an eclipse between midnight and the sunrise that ends the day: which date calendars print. */
  readonly eclipseDate: FiveWays;
  /** The weekday of the lord of the sign: of two signs at most. */
  readonly ownDay: PerVara<Ways>;
  /** The tithi or yoga at sunrise. */
  readonly limb: Readonly<Record<"purnima" | "amavasya" | "ekadashi" | "empty" | "badYoga", FiveWays>>;
  /** An aspect that no graha of its own decides. */
  readonly plain: PerAspect<Readonly<Record<"good" | "even" | "careful", SixWays>>>;
  /** The advice that ends the line of an aspect that leans one way by five points or more. */
  readonly counsel: PerAspect<Readonly<Record<"good" | "careful", FiveWays>>>;
  /** The one act of a day: of its best aspect, or where no aspect leads of the eclipse that is seen or of the weekday. */
  readonly act: PerAspect<FiveWays>;
  readonly actOfEclipse: FiveWays;
  readonly actOfDay: PerVara<FiveWays>;
  /** The one thing to leave: of the weakest aspect, or where none trails of the eclipse or of the weekday. */
  readonly leave: PerAspect<FiveWays>;
  readonly leaveOfEclipse: FiveWays;
  readonly leaveOfDay: PerVara<FiveWays>;
  /** Joins a sentence to those before, where the last of these with a tone had the other; no two ways alike. */
  readonly contrast: Readonly<Record<"toCareful" | "toGlad", TwoWays<(sentence: string) => string>>>;
  /** Where the day's total stands: of ten days of the sign or the star about how many have a lower one, 0 to 10. */
  readonly standing: (ofTen: number, of: "sign" | "star") => string;
  /** The good hour inside the whole text; both times as `time` writes them. */
  readonly hour: Ways<(from: string, to: string) => string>;
  /** Before the act and before the caution inside the whole text. */
  readonly label: Readonly<Record<"act" | "leave", string>>;
  /** The guardian of the sign gives what the weekday is asked for. */
  readonly closing: Readonly<Record<Rasi, TwoWays<(gift: string) => string>>>;
  readonly gift: PerVara<Ways>;
}
