import { AppError, BIRTH_YEARS, SKY_YEARS } from "@vedanga/contract";
import { CoreError } from "@vedanga/core";

/** The parameters that a date comes in. */
type DateField = "date" | "dob" | "from" | "year";

/**
 * Runs a calculation and turns core's refusals of its input into the wire's; any other error is a fault and passes on.
 * `dateField` is the parameter the date came in.
 */
export function refusingAs<T>(dateField: DateField, calculate: () => T): T {
  try {
    return calculate();
  } catch (error) {
    if (!(error instanceof CoreError)) throw error;
    throw refusal(error, dateField);
  }
}

function refusal(error: CoreError, dateField: DateField): AppError {
  switch (error.code) {
    case "time_out_of_range": {
      const { first, last } = dateField === "dob" ? BIRTH_YEARS : SKY_YEARS;
      return new AppError("year_out_of_range", { field: dateField, accepted: `${first} to ${last}` }, { cause: error });
    }
    case "latitude_out_of_range":
      return new AppError("latitude_out_of_range", { field: "lat" }, { cause: error });
    case "longitude_out_of_range":
      return new AppError("longitude_out_of_range", { field: "lon" }, { cause: error });
    case "not_a_number":
      return new AppError("invalid_number", {}, { cause: error });
    case "bad_table":
      // No request can bring it about.
      throw error;
  }
}
