import { BAD_CLOCKS, BAD_CONVENTIONS, BAD_PLACES, type BadQuery } from "./bad-queries.ts";

/** A birth that every call about a person answers. */
export const WARANGAL_BIRTH = { dob: "17/05/1990", tob: "06:05", lat: "17.9784", lon: "79.5941", tz: "5.5" };

/** Of every call about a birth. */
export const BAD_BIRTHS: readonly BadQuery[] = [
  ["dob", undefined, "missing_parameter"],
  ["dob", "1990-05-17", "invalid_date"],
  ["dob", "31/04/1990", "impossible_date"],
  ["dob", "17/05/1619", "year_out_of_range"],
  ["dob", "17/05/2281", "year_out_of_range"],
  ["tob", undefined, "missing_parameter"],
  ["tob", "25:00", "invalid_time"],
  ["explain", "yes", "invalid_flag"],
  ...BAD_PLACES,
  ...BAD_CLOCKS,
  ...BAD_CONVENTIONS,
];
