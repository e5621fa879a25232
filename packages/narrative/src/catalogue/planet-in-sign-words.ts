import type { Dignity, Graha, LuminousGraha, Nakshatra, Rasi, Tattva } from "@vedanga/core";
import type { Ease, Ways } from "./dasha-words.ts";

/** The elements of the signs. */
export type SignElement = Exclude<Tattva, "akasha">;

/** The part of its sign in which a graha is: the first, second or last ten degrees. */
export type Third = "early" | "middle" | "late";

/** The words for a graha in its sign at birth: nothing of its house and its company, which the reading of its years tells. */
export interface PlanetInSignWords {
  /** What a graha is in any chart. */
  readonly character: Readonly<Record<Graha, string>>;
  readonly sign: Readonly<Record<Rasi, Ways<string>>>;
  /** Where each of these is said already of another in the sign. */
  readonly inSign: (graha: Graha, rasi: Rasi) => string;
  readonly inElement: Readonly<Record<Graha, Readonly<Record<SignElement, string>>>>;
  /** What a graha shows in a person, by its condition. */
  readonly outlook: Readonly<Record<Graha, Readonly<Record<Ease, string>>>>;
  readonly dignity: Readonly<Record<Dignity, Ways<(graha: Graha, rasi: Rasi) => string>>>;
  readonly ownHost: Ways<(graha: Graha) => string>;
  /** The lord of the sign, in another. */
  readonly host: Readonly<Record<Ease, Ways<(graha: Graha, host: LuminousGraha, hostRasi: Rasi) => string>>>;
  readonly third: Readonly<Record<Third, Ways<(graha: Graha) => string>>>;
  readonly star: Ways<(graha: Graha, nakshatra: Nakshatra, lord: Graha) => string>;
  readonly starOwn: Ways<(graha: Graha, nakshatra: Nakshatra) => string>;
  readonly sameNavamsa: Ways<(graha: Graha) => string>;
  /** What it becomes with the years. */
  readonly navamsa: Ways<(graha: Graha, rasi: Rasi) => string>;
  /** What tradition gives it; said where little else is. */
  readonly tokens: Readonly<Record<Graha, string>>;
  /** When an astrologer looks at it; said where there is still little. */
  readonly consulted: Readonly<Record<Graha, string>>;
  /** What to do with it; one for each graha. */
  readonly care: Readonly<Record<Graha, string>>;
}
