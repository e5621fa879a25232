import type { Graha, LuminousGraha, Rasi } from "@vedanga/core";
import type { Tone, Ways } from "./dasha-words.ts";

/** The words of a mahadasha that is over: what it was about and how it went, without advice. */
export interface PastDashaWords {
  /** What the years of a graha were about in any chart. */
  readonly theme: Readonly<Record<Graha, string>>;
  /** Where the graha was at birth, and so what most of it concerned. */
  readonly stood: Ways<(graha: Graha, house: number, rasi: Rasi) => string>;
  /** Where the time of birth is not known, and so no house. */
  readonly stoodInSign: Ways<(graha: Graha, rasi: Rasi) => string>;
  readonly ruled: Ways<(graha: LuminousGraha, houses: readonly number[]) => string>;
  /** The nodes rule nothing and act for the lord of their sign. */
  readonly spokeFor: Ways<(node: Graha, host: LuminousGraha, hostHouse: number) => string>;
  /** The same where that lord is in the sign with it. */
  readonly spokeForCompanion: Ways<(node: Graha, host: LuminousGraha) => string>;
  readonly joined: Ways<(graha: Graha, by: readonly Graha[]) => string>;
  readonly seen: Ways<(graha: Graha, by: readonly Graha[]) => string>;
  readonly tone: Readonly<Record<Tone, Ways<(graha: Graha) => string>>>;
  /** It ended within a year of the birth. */
  readonly beforeYou: string;
  /** Ages in full years; 0 is birth. */
  readonly ages: Ways<(fromAge: number, toAge: number) => string>;
}
