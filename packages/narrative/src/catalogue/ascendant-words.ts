import type { Dignity, Graha, LuminousGraha, Rasi, RasiCharacter } from "@vedanga/core";

/** Four words. */
export type FourWords = readonly [string, string, string, string];

export interface RisingSignWords {
  readonly symbol: string;
  /** The manner of the person, in one sentence. */
  readonly headline: string;
  /** What the sign brings when it rises, a few sentences. */
  readonly nature: string;
  readonly flagship: string;
  readonly spirituality: string;
  readonly strengths: FourWords;
  readonly challenges: FourWords;
}

/** The condition of the lord of the lagna. */
export interface LordStanding {
  readonly lagna: Rasi;
  readonly lord: LuminousGraha;
  readonly rasi: Rasi;
  /** Whole-sign house, 1 to 12. */
  readonly house: number;
  readonly dignity: Dignity;
  readonly isCombust: boolean;
  readonly isRetrograde: boolean;
  /** The grahas in the same sign. */
  readonly joined: readonly Graha[];
  /** The grahas with a full aspect on it. */
  readonly seenBy: readonly Graha[];
}

export interface AscendantWords {
  readonly sign: Readonly<Record<Rasi, RisingSignWords>>;
  /** The gayatri of each graha, in the script of the language. */
  readonly gayatri: Readonly<Record<Graha, string>>;
  /** "Movable, Fiery, East" */
  readonly characteristics: (character: RasiCharacter) => string;
  readonly location: (house: number) => string;
  readonly general: (rasi: Rasi, character: RasiCharacter, lord: LuminousGraha) => string;
  /** The whole in two sentences: the manner of the person, and how the lord of the lagna stands. */
  readonly headline: (standing: LordStanding) => string;
  readonly personal: (standing: LordStanding) => string;
}
