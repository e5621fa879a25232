export type CoreErrorCode =
  | "time_out_of_range"
  | "latitude_out_of_range"
  | "longitude_out_of_range"
  | "not_a_number"
  | "bad_table";

/** Bad input at core's door. `details` carries the value and the range it must lie in. */
export class CoreError extends Error {
  readonly code: CoreErrorCode;
  readonly details: Readonly<Record<string, number>>;

  constructor(code: CoreErrorCode, message: string, details: Readonly<Record<string, number>> = {}) {
    super(message);
    this.name = "CoreError";
    this.code = code;
    this.details = details;
  }
}
