import type { Graha, Rasi, Varga } from "@vedanga/core";
import type { Entry } from "./cell-layout.ts";

/** All that a chart's drawing shows, in words already of its language. */
export interface Drawing {
  readonly varga: Varga;
  readonly lang: string;
  /** The accessible name, and the chart read aloud. */
  readonly title: string;
  readonly description: string;
  readonly centre: readonly [title: string, subtitle: string, note: string];
  readonly signNames: Readonly<Record<Rasi, string>>;
  readonly houseNumbers: Readonly<Record<Rasi, number>>;
  readonly lagnaRasi: Rasi;
  /** Who stands in each sign, in order of degree. */
  readonly entries: Readonly<Record<Rasi, readonly Entry[]>>;
  /** Who stands where on the scale of degrees, sidereal; absent where the chart has none. */
  readonly points?: readonly { readonly who: Graha | "ascendant"; readonly longitudeDeg: number }[];
  /** The lord of the running mahadasha; absent outside the 120 years of Vimshottari. */
  readonly dashaLord?: Graha | undefined;
  /** Kept in `<metadata>`. */
  readonly metadata: string;
}

/** How it is drawn. */
export interface Look {
  /** Side of the square, px. */
  readonly size: number;
  /** Colour of lines; the ink where none was asked for. */
  readonly lineColour?: string | undefined;
  /** Width of the outer line, px. */
  readonly strokePx?: number | undefined;
  /** Nominal size of the grahas' letters, drawn at nine tenths as the original does, px. */
  readonly fontPx?: number | undefined;
  readonly fontFamily?: string | undefined;
  readonly isColourful: boolean;
}
