import type { Graha } from "@vedanga/core";

interface Keywords {
  readonly positive: readonly [string, string];
  readonly negative: readonly [string, string];
}

/** What makes it hard for a graha in a chart. */
export interface Strains {
  readonly graha: Graha;
  /** Undefined where the sign does not strain it. */
  readonly sign: "enemy" | "debilitated" | undefined;
  readonly isCombust: boolean;
  /** The 6th, 8th or 12th, if it is there. */
  readonly hardHouse: number | undefined;
  /** The natural malefics in its sign, and those with a full aspect on it. */
  readonly joined: readonly Graha[];
  readonly seenBy: readonly Graha[];
}

export interface PlanetReportWords {
  /** What it rules and where it is: "Lord of the 11th house in the 10th house". */
  readonly location: (graha: Graha, rules: readonly number[], house: number) => string;
  readonly inHouse: Readonly<Record<Graha, readonly string[]>>;
  readonly short: (graha: Graha, house: number) => string;
  readonly strained: (strains: Strains) => string;
  readonly unstrained: (graha: Graha) => string;
  readonly keywords: Readonly<Record<Graha, Keywords>>;
}
