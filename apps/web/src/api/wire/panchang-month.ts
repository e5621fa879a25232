import type { PanchangMonthDay, PanchangMonthResponse } from "@vedanga/contract";
import { typedDate } from "#i18n/typed-time.ts";
import { decodeFestival } from "./festival.ts";
import { parseFields } from "./parse-fields.ts";
import { parseInstant } from "./parse-wire-time.ts";

function decodeMonthDay(day: PanchangMonthDay) {
  const { tithi, skipped_tithis: skipped, nakshatra, sankranti, rahu_kaal: rahuKaal } = day;
  return {
    ...parseFields(day, ["sunrise", "sunset", "moonrise", "moonset", "new_moon", "full_moon"], parseInstant),
    date: typedDate(day.date),
    rahu_kaal: rahuKaal && parseFields(rahuKaal, ["start", "end"], parseInstant),
    moon: day.moon.map((event) => parseFields(event, ["at"], parseInstant)),
    tithi: parseFields(tithi, ["end"], parseInstant),
    skipped_tithis: skipped.map((one) => parseFields(one, ["start", "end"], parseInstant)),
    nakshatra: parseFields(nakshatra, ["end"], parseInstant),
    sankranti: sankranti && parseFields(sankranti, ["at"], parseInstant),
    festivals: day.festivals.map(decodeFestival),
    parana: day.parana.map((fast) => parseFields(fast, ["from", "until"], parseInstant)),
  };
}

/** The days of a month, their dates and instants read. */
export const decodeMonth = ({ days }: PanchangMonthResponse["response"]) => days.map(decodeMonthDay);

export type AlmanacMonthDay = ReturnType<typeof decodeMonthDay>;
