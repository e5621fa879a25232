/**
 * Every error the server can answer, once. `message` is one sentence that names the accepted values;
 * `{field}` and `{accepted}` are filled in by the code that raises it.
 */
export const ERRORS = {
  missing_parameter: { status: 400, message: "The parameter {field} is missing." },
  invalid_text: { status: 400, message: "The parameter {field} must be text on one line, without control characters." },
  text_too_long: {
    status: 400,
    message: "The parameter {field} is too long; at most {accepted} characters are accepted.",
  },
  invalid_number: { status: 400, message: "The parameter {field} must be a number." },
  not_whole: { status: 400, message: "The parameter {field} must be a whole number." },
  invalid_date: {
    status: 400,
    message: "The parameter {field} must be a date written DD/MM/YYYY or YYYY-MM-DD.",
  },
  invalid_iso_date: { status: 400, message: "The parameter {field} must be a date written YYYY-MM-DD." },
  impossible_date: { status: 400, message: "The date in {field} does not exist in the calendar." },
  skipped_date: {
    status: 400,
    message: "The clocks of the place left out the date in {field}; the next day there is {accepted}.",
  },
  year_out_of_range: {
    status: 400,
    message: "The year of the parameter {field} is outside the range accepted: {accepted}.",
  },
  invalid_time: { status: 400, message: "The parameter {field} must be a 24-hour time written HH:MM or HH:MM:SS." },
  invalid_local_time: { status: 400, message: "The parameter {field} must be written YYYY-MM-DDTHH:MM." },
  invalid_instant: {
    status: 400,
    message: "The parameter {field} must be an instant written YYYY-MM-DDTHH:MM:SSZ, or with an offset such as +05:30.",
  },
  latitude_out_of_range: { status: 400, message: "The parameter {field} must be a latitude from -90 to 90." },
  longitude_out_of_range: { status: 400, message: "The parameter {field} must be a longitude from -180 to 180." },
  offset_out_of_range: {
    status: 400,
    message: "The parameter {field} must be an offset from UTC in hours, from -16 to 16.",
  },
  unknown_zone: { status: 400, message: "The parameter {field} must be an IANA time zone, such as Asia/Kolkata." },
  unknown_convention: { status: 400, message: "The parameter {field} must be one of {accepted}." },
  unknown_gem: { status: 400, message: "The parameter {field} must be one of {accepted}." },
  unknown_period: {
    status: 400,
    message: "The parameter {field} must name one to four periods from the mahadasha down, such as Saturn/Mercury.",
  },
  unknown_lord: {
    status: 400,
    message: "The parameter {field} must be one of the nine lords of the dashas, such as Saturn.",
  },
  no_period: {
    status: 400,
    message: "The 120 years of the dashas of {field} have passed or have not begun: no period of them runs today.",
  },
  unknown_planet: { status: 400, message: "The parameter {field} must be one of the nine planets, such as Saturn." },
  unknown_ashtakavarga: { status: 400, message: "The parameter {field} must be one of {accepted}." },
  unknown_division: { status: 400, message: "The parameter {field} must be one of {accepted}." },
  unknown_style: { status: 400, message: "The parameter {field} must be one of {accepted}." },
  unknown_format: { status: 400, message: "The parameter {field} must be one of {accepted}." },
  size_out_of_range: { status: 400, message: "The parameter {field} must be a number from {accepted}." },
  zodiac_out_of_range: {
    status: 400,
    message: "The parameter {field} must be a number from 1 (Aries) to 12 (Pisces).",
  },
  unknown_gender: { status: 400, message: "The parameter {field} must be male or female." },
  invalid_profiles: {
    status: 400,
    message:
      "The parameter {field} must be {accepted} lists in a list, each with a star, a sign, three degrees and an id.",
  },
  star_outside_sign: { status: 400, message: "No part of the star is in the sign of {field}." },
  month_out_of_range: { status: 400, message: "The parameter {field} must be a month from 1 to 12." },
  unknown_kind: { status: 400, message: "The parameter {field} must be a list of {accepted}, separated by commas." },
  invalid_flag: { status: 400, message: "The parameter {field} must be true or false." },
  unknown_language: { status: 400, message: "The field {field} must be english or telugu." },
  invalid_id: { status: 400, message: "The parameter {field} is not an id of a record." },
  invalid_view: { status: 400, message: "The parameter {field} is not the key of a view." },
  repeated_parameter: { status: 400, message: "The parameter {field} is given more than once." },
  malformed_json: { status: 400, message: "The body is not a valid JSON object." },
  not_flat: {
    status: 400,
    message: "The field {field} of the body must be a text, a number, true or false; lists and objects are not read.",
  },
  malformed_request: { status: 400, message: "The request could not be read." },
  unknown_path: { status: 404, message: "There is no such path." },
  record_not_found: { status: 404, message: "There is no record with this id." },
  view_not_found: { status: 404, message: "There is nothing to see with this key." },
  place_not_found: { status: 404, message: "There is no such place." },
  method_not_allowed: { status: 405, message: "This path does not answer that method." },
  request_timeout: { status: 408, message: "The request took too long to arrive." },
  precondition_failed: { status: 412, message: "The file is not the one that a header of the request names." },
  body_too_large: { status: 413, message: "The body is larger than 16 KiB." },
  unsupported_content_type: { status: 415, message: "The body must be sent as application/json." },
  range_not_satisfiable: { status: 416, message: "The file has no bytes in the range of the header Range." },
  expectation_failed: { status: 417, message: "The header Expect must be 100-continue, or be omitted." },
  rate_limited: { status: 429, message: "Too many requests from this address; wait and try again." },
  headers_too_large: { status: 431, message: "The request headers are too large." },
  internal_error: { status: 500, message: "Something went wrong on our side." },
  record_damaged: { status: 500, message: "This record was damaged and does not open any more." },
  shutting_down: { status: 503, message: "This server is being restarted; try again in a moment." },
  store_unavailable: { status: 503, message: "Records cannot be read or saved at the moment; try again shortly." },
  provider_unavailable: {
    status: 503,
    message: "The service that knows this place does not answer; try again shortly.",
  },
} as const satisfies Record<string, { status: number; message: string }>;

export type ErrorCode = keyof typeof ERRORS;

export const isErrorCode = (value: string): value is ErrorCode => Object.hasOwn(ERRORS, value);
