import type { CivilDate } from "@vedanga/contract";
import { type AlmanacPlace, placeParameters } from "./almanac-place.ts";
import { type ConventionChoice, conventionParameters } from "./conventions.ts";

const two = (value: number): string => String(value).padStart(2, "0");

/** `2026-11-21`, as addresses and date fields have a date. */
export const isoDate = ({ year, month, day }: CivilDate): string =>
  `${String(year).padStart(4, "0")}-${two(month)}-${two(day)}`;

interface About {
  readonly place: AlmanacPlace;
  readonly conventions: ConventionChoice;
}

const withAll = (path: string, own: Record<string, string>, { place, conventions }: About): string =>
  `${path}?${new URLSearchParams({ ...own, ...placeParameters(place), ...conventionParameters(conventions) })}`;

/** The day page of a date and a place. */
export const dayAddress = (date: CivilDate, about: About): string =>
  withAll("/panchang", { date: isoDate(date) }, about);

/** The month page of a month and a place. */
export const monthAddress = ({ year, month }: Pick<CivilDate, "year" | "month">, about: About): string =>
  withAll("/panchang/month", { year: String(year), month: String(month) }, about);

/** What is reckoned by, for a date and a place. */
export const conventionsAddress = (date: CivilDate, about: About): string =>
  withAll("/panchang/conventions", { date: isoDate(date) }, about);
