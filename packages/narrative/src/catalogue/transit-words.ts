import type { Graha } from "@vedanga/core";

type ForSix = readonly [string, string, string, string, string, string];
/** A phrase for each of the twelve houses. */
export type ByHouse = readonly [...ForSix, ...ForSix];

/** Grahas and houses as a sentence about transits says them. */
export interface TransitWords {
  readonly who: Readonly<Record<Graha, string>>;
  readonly inHouse: ByHouse;
  /** What the graha favours where the house is one of its good ones, otherwise what it asks for. */
  readonly effect: Readonly<Record<Graha, ByHouse>>;
}
