// A figure never parts from the part of the day at the end of a line.
const NBSP = "\u00a0";

interface DayPart {
  readonly fromHour: number;
  readonly short: string;
  readonly long: string;
}

export const NIGHT_FROM_HOUR_TE = 19;
const NIGHT: DayPart = { fromHour: NIGHT_FROM_HOUR_TE, short: "రా.", long: "రాత్రి" };

/** A Telugu reader puts the part of the day before the hour. The small hours until three are still night. */
const DAY_PARTS: readonly DayPart[] = [
  { fromHour: 3, short: "తె.", long: "తెల్లవారుజామున" },
  { fromHour: 6, short: "ఉ.", long: "ఉదయం" },
  { fromHour: 12, short: "మ.", long: "మధ్యాహ్నం" },
  { fromHour: 16, short: "సా.", long: "సాయంత్రం" },
  NIGHT,
];

const SMALL_HOURS_END = 3;

/** `ఉ. 6:24` in a table, `ఉదయం 6:24` in a sentence, from its figures by 12 hours. */
export function timeTe(figures: string, hour: number, setting: "table" | "sentence"): string {
  const part = DAY_PARTS.findLast(({ fromHour }) => hour >= fromHour) ?? NIGHT;
  return `${setting === "table" ? part.short : part.long}${NBSP}${figures}`;
}

/** The same of a time that stands with its date: the small hours are `అ.రా. 2:31`, `అర్ధరాత్రి దాటాక 2:31`, and of that date. */
export const timeOfDateTe = (figures: string, hour: number, setting: "table" | "sentence"): string =>
  hour < SMALL_HOURS_END
    ? `${setting === "table" ? "అ.రా." : "అర్ధరాత్రి దాటాక"}${NBSP}${figures}`
    : timeTe(figures, hour, setting);

/** `అర్ధరాత్రి దాటాక 2:31`, `ఉదయం 6:05` */
export const timeInWordsTe = (figures: string, hour: number): string => timeOfDateTe(figures, hour, "sentence");
