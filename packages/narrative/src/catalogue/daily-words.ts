import type { DayFacts, DayLuckFacts, LifeAspect, TithiGroup } from "@vedanga/core";
import type { RuleWords } from "../reason/reason-sentence.ts";

/** How a score of 0 to 100 is spoken of: below 30, below 50, below 70, and from there on, as the screens colour it. */
const BANDS = ["low", "careful", "good", "high"] as const;
export type Band = (typeof BANDS)[number];

type BothWays<T> = readonly [T, T];
type FourWays<T> = readonly [T, T, T, T];

/** A graha's transit as a sentence needs it. */
export interface TransitPhrase {
  readonly who: string;
  readonly where: string;
  readonly effect: string;
}

export interface ObstructedPhrase extends TransitPhrase {
  /** The graha in the house of vedha. */
  readonly by: string;
}

/** The words for a day. A rule chooses from each list, so that neighbours do not read alike. */
export interface DailyWords {
  readonly opening: Readonly<
    Record<Band, Readonly<Record<LifeAspect, BothWays<string>>> & { readonly total: FourWays<string> }>
  >;
  /** An aspect of life inside a sentence. */
  readonly aspect: Readonly<Record<LifeAspect, string>>;
  readonly favours: FourWays<(transit: TransitPhrase) => string>;
  readonly asks: FourWays<(transit: TransitPhrase) => string>;
  readonly obstructed: FourWays<(transit: ObstructedPhrase) => string>;
  /** The Moon beside another graha: shorter, because the Moon is in every text. */
  readonly moonFavours: FourWays<(where: string) => string>;
  readonly moonAsks: FourWays<(where: string) => string>;
  readonly moonObstructed: FourWays<(where: string, by: string) => string>;
  readonly group: Readonly<Record<TithiGroup, string>>;
  readonly tithi: Readonly<
    Record<"serves" | "fair" | "empty" | "amavasya", BothWays<(tithi: string, group: string, aspect: string) => string>>
  >;
  readonly vara: Readonly<
    Record<"own" | "friend" | "enemy", BothWays<(weekday: string, varaLord: string, rasiLord: string) => string>>
  >;
  readonly yoga: Readonly<Record<"good" | "badAtFirst" | "bad", BothWays<(yoga: string) => string>>>;
  /** The best and the weakest aspect of the day. */
  readonly extremes: FourWays<(best: string, weakest: string) => string>;
  readonly reasons: RuleWords<DayFacts & DayLuckFacts>;
}
