import type { Names } from "@vedanga/names";

/** All that the program says in one language; names of the sky come with the answers. */
export interface Words {
  /** Of the sky, where an answer has the spellings of the format. */
  readonly names: Names;
  readonly months: readonly string[];
  /** A date, or the part of it that is not known already: `27 November 2026`, `2026 నవంబర్ 27` */
  readonly date: (day: number | undefined, month: string, year?: number) => string;
  /** A time of a date in a table, from its figures by 12 hours. */
  readonly time: (figures: string, hour: number) => string;
  /** The city whose day is shown where no place is named. */
  readonly ownCity: string;
  readonly until: (when: string) => string;
  /** In the place of a rise or set that does not happen. */
  readonly noneThatDay: string;
  readonly title: Readonly<Record<"panchang" | "chart" | "dasha" | "festivals" | "month", string>>;
  readonly label: Readonly<Record<Label, string>>;
  readonly sakaYear: (name: string, number: number) => string;
  readonly adhika: (month: string) => string;
  readonly pada: (star: string, pada: number) => string;
  readonly placeUnknown: (typed: string) => string;
  readonly placeUnknownRemedy: string;
  readonly placeInexact: (typed: string) => string;
  readonly placeInexactRemedy: string;
  readonly placeAmbiguous: (typed: string) => string;
  readonly placeAmbiguousRemedy: string;
  readonly largestTaken: (place: string, others: string) => string;
  readonly clockTaken: (zone: string, place: string, km: number) => string;
}

export type Label =
  | "year"
  | "masa"
  | "sunrise"
  | "sunset"
  | "moonrise"
  | "moonset"
  | "tithi"
  | "nakshatra"
  | "yoga"
  | "karana"
  | "moonSign"
  | "sunSign"
  | "festivals"
  | "graha"
  | "rasi"
  | "degrees"
  | "house"
  | "retrograde"
  | "combust"
  | "dasha"
  | "start"
  | "end"
  | "running"
  | "conventions"
  | "reasons";
