import type { OwnDaysAnswer } from "@vedanga/contract";
import { typedDate } from "#i18n/typed-time.ts";
import { parseInstant } from "./parse-wire-time.ts";

/** The days of a person, dates and instants read. */
export const decodeOwnDays = ({ from, to, birth, remembered, days, dashas, saturn }: OwnDaysAnswer) => ({
  from,
  to,
  birth,
  remembered,
  days: days.map((day) => ({ ...day, on: typedDate(day.date) })),
  dashas: dashas.map(({ start, text }) => ({ key: start, at: parseInstant(start), text })),
  saturn: saturn.map(({ at, text, returns }) => ({
    key: at,
    at: parseInstant(at),
    text,
    returns: returns === null ? null : parseInstant(returns),
  })),
});
export type OwnDays = ReturnType<typeof decodeOwnDays>;
export type OwnDay = OwnDays["days"][number];
