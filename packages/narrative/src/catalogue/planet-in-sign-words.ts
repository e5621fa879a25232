import type { Dignity, Graha, LuminousGraha, Nakshatra, Rasi, Tattva } from "@vedanga/core";
import type { Ease, Ways } from "./dasha-words.ts";

/** The elements of the signs. */
export type SignElement = Exclude<Tattva, "akasha">;

/** The part of its sign in which a graha is: the first, second or last ten degrees. */
export type Third = "early" | "middle" | "late";

/** The words for a graha in its sign at birth. */
export interface PlanetInSignWords {
  /** What a graha is in any chart. */
  readonly character: Readonly<Record<Graha, string>>;
  readonly sign: Readonly<Record<Rasi, Ways<string>>>;
  readonly inElement: Readonly<Record<Graha, Readonly<Record<SignElement, string>>>>;
  /** What a graha shows in a person, by its condition. */
  readonly outlook: Readonly<Record<Graha, Readonly<Record<Ease, string>>>>;
  readonly dignity: Readonly<Record<Dignity, Ways<(graha: Graha, rasi: Rasi) => string>>>;
  /** Others in the same sign. */
  readonly beside: Ways<(by: readonly Graha[]) => string>;
  readonly ownHost: Ways<(graha: Graha) => string>;
  readonly host: Readonly<Record<Ease, Ways<(graha: Graha, host: LuminousGraha, hostHouse: number) => string>>>;
  readonly house: Ways<(graha: Graha, house: number) => string>;
  readonly third: Readonly<Record<Third, Ways<(degree: number) => string>>>;
  readonly star: Ways<(nakshatra: Nakshatra, pada: number, lord: Graha) => string>;
  readonly starOwn: (nakshatra: Nakshatra, pada: number) => string;
  readonly sameNavamsa: Ways<(rasi: Rasi) => string>;
  readonly navamsa: Ways<(rasi: Rasi) => string>;
  /** What tradition gives it; said where little else is. */
  readonly tokens: Readonly<Record<Graha, string>>;
  /** What to do with it; one for each graha. */
  readonly care: Readonly<Record<Graha, string>>;
}
