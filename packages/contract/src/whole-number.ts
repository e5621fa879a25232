import * as z from "zod/mini";
import { decimal } from "./decimal.ts";
import type { ErrorCode } from "./error-codes.ts";
import { refusing } from "./refusing.ts";

/** A whole number of a query string; `7.0`, as some languages print one, is whole. */
export const wholeNumber = (lowest: number, highest: number, outOfRange: ErrorCode) =>
  z.pipe(decimal(lowest, highest, outOfRange), z.int(refusing("not_whole")));
