import type { Sensitivity } from "@vedanga/contract";
import { parseFields } from "./parse-fields.ts";
import { parseInstant } from "./parse-wire-time.ts";

/** What a doubt of the birth time changes, each change with the birth time from which it applies. */
export const decodeDoubt = ({ changes, ...rest }: Sensitivity) => ({
  ...rest,
  changes: changes.map((change) => parseFields(change, ["birth_time"], parseInstant)),
});
export type Doubt = ReturnType<typeof decodeDoubt>;
