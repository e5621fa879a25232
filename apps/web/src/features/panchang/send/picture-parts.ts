/** The light of the sky, from day to night. */
export type SkyLight = "day" | "civil" | "nautical" | "astro" | "night";

/** One of the lines of the day: what it is called, what it is, and until when. */
export interface PictureLine {
  readonly term: string;
  readonly name: string;
  readonly when?: string | undefined;
  /** The Moon of a tithi, the hatch of Rahu Kaal or the Sun. */
  readonly mark?: { readonly tithi: number } | "rahu" | "sun" | undefined;
}

/** A part of the drawn day, as parts of its length. */
interface Stretch {
  readonly from: number;
  readonly to: number;
}

/** All that a picture of a day shows, in words and parts. */
export interface PictureParts {
  readonly isTall: boolean;
  readonly placeName: string;
  readonly numeral: string;
  readonly date: readonly [weekday: string, month: string];
  readonly month: string;
  readonly lines: readonly PictureLine[];
  readonly nextTerm: string;
  /** The more important first: the last is left out where there is no room. */
  readonly next: readonly { readonly name: string; readonly when: string; readonly inDays: number }[];
  readonly sky: {
    readonly bands: readonly (Stretch & { readonly light: SkyLight })[];
    readonly rahu: Stretch | null;
    readonly hours: readonly { readonly at: number; readonly figure: string | null }[];
  };
  readonly foot: readonly [string, string];
}

export const PICTURE_WIDTH_PX = 1080;
export const PICTURE_HEIGHT_PX = 1350;
