import type { ErrorCode } from "@vedanga/contract";

/** A parameter, a value that is refused, and the code it is refused with; undefined leaves the parameter out. */
export type BadQuery = readonly [parameter: string, value: string | undefined, code: ErrorCode];

/** Bad queries for every call that takes a place and its clock, needed or not. */
const BAD_POINTS: readonly BadQuery[] = [
  ["lat", undefined, "missing_parameter"],
  ["lat", "north", "invalid_number"],
  ["lat", "NaN", "invalid_number"],
  ["lat", "Infinity", "invalid_number"],
  ["lat", "0x11", "invalid_number"],
  ["lat", "1e", "invalid_number"],
  ["lat", "1e999", "latitude_out_of_range"],
  ["lat", "1 7", "invalid_number"],
  ["lat", "17,38", "invalid_number"],
  ["lat", "90.0001", "latitude_out_of_range"],
  ["lon", undefined, "missing_parameter"],
  ["lon", "-180.1", "longitude_out_of_range"],
];

/** The same for every call that needs a place. */
export const BAD_PLACES: readonly BadQuery[] = [...BAD_POINTS, ["lat", "", "missing_parameter"]];

const BAD_CLOCKS: readonly BadQuery[] = [
  ["tz", "IST", "invalid_number"],
  ["tz", "16.5", "offset_out_of_range"],
  ["zone", "India", "unknown_zone"],
  ["zone", "../etc/passwd", "unknown_zone"],
  ["lang", "x".repeat(21), "text_too_long"],
];

export const BAD_CONVENTIONS: readonly BadQuery[] = [
  ["ayanamsa", "tropical", "unknown_convention"],
  ["node", "Mean", "unknown_convention"],
  ["positions", "None", "unknown_convention"],
  ["sunrise", "noon", "unknown_convention"],
  ["dasha_year", "365", "unknown_convention"],
  ["bindus", "raman", "unknown_convention"],
];

/** Bad queries for every call that looks at the sky from a place. */
export const BAD_VIEWS: readonly BadQuery[] = [...BAD_PLACES, ...BAD_CLOCKS, ...BAD_CONVENTIONS];

/** Bad queries for every call of the almanac, whose place may be left out as a whole. */
export const BAD_ALMANACS: readonly BadQuery[] = [
  ...BAD_POINTS,
  ["lat", "", "missing_parameter"],
  ...BAD_CLOCKS,
  ...BAD_CONVENTIONS,
];

/** Bad queries for every call about a person. */
export const BAD_BIRTHS: readonly BadQuery[] = [
  ["dob", undefined, "missing_parameter"],
  ["dob", "17-05-1990", "invalid_date"],
  ["dob", "31/04/1990", "impossible_date"],
  ["dob", "17/05/1619", "year_out_of_range"],
  ["dob", "17/05/2281", "year_out_of_range"],
  ["tob", undefined, "missing_parameter"],
  ["tob", "25:00", "invalid_time"],
  ["explain", "yes", "invalid_flag"],
  ...BAD_VIEWS,
];

/** The query with one parameter changed or left out. */
export function withChange(query: Readonly<Record<string, string>>, [parameter, value]: BadQuery) {
  const { [parameter]: _replaced, ...others } = query;
  return value === undefined ? others : { ...others, [parameter]: value };
}
