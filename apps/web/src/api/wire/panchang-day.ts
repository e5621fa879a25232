import type { PanchangDay } from "@vedanga/contract";
import { typedDate } from "#i18n/typed-time.ts";
import { decodeFestival } from "./festival.ts";
import { parseFields } from "./parse-fields.ts";
import { parseInstant } from "./parse-wire-time.ts";

const decodeEnds = <T extends { readonly start: string; readonly end: string }>(span: T) =>
  parseFields(span, ["start", "end"], parseInstant);

/** A day from sunrise to sunrise, its date and instants read. */
export function decodeDay(day: PanchangDay) {
  return {
    ...parseFields(
      day,
      ["sunrise", "sunset", "next_sunrise", "solar_noon", "moonrise", "moonset", "next_new_moon", "next_full_moon"],
      parseInstant,
    ),
    date: typedDate(day.date),
    moon: day.moon.map((event) => parseFields(event, ["at"], parseInstant)),
    tithi: day.tithi.map(decodeEnds),
    nakshatra: day.nakshatra.map(decodeEnds),
    yoga: day.yoga.map(decodeEnds),
    karana: day.karana.map(decodeEnds),
    moon_sign: day.moon_sign.map(decodeEnds),
    sun_sign: day.sun_sign.map(decodeEnds),
    spans: day.spans.map(decodeEnds),
    festivals: day.festivals.map(decodeFestival),
    curves: parseFields(day.curves, ["start"], parseInstant),
  };
}

export type AlmanacDay = ReturnType<typeof decodeDay>;
