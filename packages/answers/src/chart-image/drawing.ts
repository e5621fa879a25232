import type { ChartDivision, Graha, Rasi } from "@vedanga/core";
import type { Language } from "@vedanga/names";
import type { Entry } from "./cell-layout.ts";
import type { Who } from "./drawn-placements.ts";

/** One house as every style draws it. */
export interface DrawnHouse {
  /** 1 to 12. */
  readonly house: number;
  /** The sign whose fixed cell the southern and the eastern style give it. */
  readonly cell: Rasi;
  /** The number of its sign, 1 Aries to 12 Pisces; in a chart of unequal houses that of the degree which leads it. */
  readonly signNumber: number;
  /** Its entries; in order of degree if degrees are shown. */
  readonly entries: readonly Entry[];
  /** A number alone, in a chart that shows numbers. */
  readonly figure?: string;
}

/** All that a chart's drawing shows, in words already of its language. */
export interface Drawing {
  readonly division: ChartDivision | "ashtakavarga";
  readonly lang: Language;
  /** The accessible name, and the chart read aloud. */
  readonly title: string;
  readonly description: string;
  readonly centre: readonly [title: string, subtitle: string, note: string];
  readonly signNames: Readonly<Record<Rasi, string>>;
  readonly houses: readonly DrawnHouse[];
  /** The places on the scale of degrees, sidereal; absent if the chart has none. */
  readonly points?: readonly { readonly who: Who; readonly longitudeDeg: number }[];
  /** The lord of the running mahadasha; absent outside the 120 years of Vimshottari, and over another day's sky. */
  readonly dashaLord?: Graha | undefined;
  /** Kept in `<metadata>`. */
  readonly metadata: string;
}

/** How it is drawn. */
export interface Look {
  /** Side of the square, px. */
  readonly size: number;
  /** Drawn for a narrow window: no letter is smaller than LEAST_SMALL_FONT, and what then has no room is left out. */
  readonly isSmall: boolean;
  /** Colour of lines; the ink if none was requested. */
  readonly lineColour?: string | undefined;
  /** Width of the outer line, px. */
  readonly strokePx?: number | undefined;
  /** Nominal size of the grahas' letters, drawn at nine tenths as the original does, px. */
  readonly fontPx?: number | undefined;
  readonly fontFamily?: string | undefined;
  readonly isColourful: boolean;
}
