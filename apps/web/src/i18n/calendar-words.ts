import type { Lang } from "@vedanga/contract";

// Weekdays and Gregorian months as Unicode CLDR 48 has them for en and te; the short Telugu weekdays as almanacs print them.

interface CalendarWords {
  /** From January. */
  readonly months: readonly string[];
  /** From Sunday. */
  readonly weekdays: readonly string[];
  readonly weekdaysShort: readonly string[];
}

export const CALENDAR_WORDS: Record<Lang, CalendarWords> = {
  en: {
    months: [
      "January",
      "February",
      "March",
      "April",
      "May",
      "June",
      "July",
      "August",
      "September",
      "October",
      "November",
      "December",
    ],
    weekdays: ["Sunday", "Monday", "Tuesday", "Wednesday", "Thursday", "Friday", "Saturday"],
    weekdaysShort: ["Sun", "Mon", "Tue", "Wed", "Thu", "Fri", "Sat"],
  },
  te: {
    months: ["జనవరి", "ఫిబ్రవరి", "మార్చి", "ఏప్రిల్", "మే", "జూన్", "జులై", "ఆగస్టు", "సెప్టెంబర్", "అక్టోబర్", "నవంబర్", "డిసెంబర్"],
    weekdays: ["ఆదివారం", "సోమవారం", "మంగళవారం", "బుధవారం", "గురువారం", "శుక్రవారం", "శనివారం"],
    weekdaysShort: ["ఆది.", "సోమ.", "మంగళ.", "బుధ.", "గురు.", "శుక్ర.", "శని."],
  },
};

interface DayPart {
  readonly fromHour: number;
  readonly short: string;
  readonly long: string;
}

const NIGHT: DayPart = { fromHour: 19, short: "రా.", long: "రాత్రి" };

const DAY_PARTS: readonly DayPart[] = [
  { fromHour: 3, short: "తె.", long: "తెల్లవారుజామున" },
  { fromHour: 6, short: "ఉ.", long: "ఉదయం" },
  { fromHour: 12, short: "మ.", long: "మధ్యాహ్నం" },
  { fromHour: 16, short: "సా.", long: "సాయంత్రం" },
  NIGHT,
];

/** The part of the day a Telugu reader puts before an hour (0 to 23). The small hours until three are still night. */
export function teluguDayPart(hour: number): DayPart {
  return DAY_PARTS.findLast(({ fromHour }) => hour >= fromHour) ?? NIGHT;
}
