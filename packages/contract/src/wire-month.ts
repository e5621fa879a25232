import * as z from "zod/mini";
import { described } from "./described.ts";

/** A lunar month on the wire. */
export const wireMonth = z.object({
  number: described(z.int(), "1 Chaitra to 12 Phalguna."),
  name: z.string(),
  adhika: described(z.boolean(), "An added month, in which the Sun enters no sign."),
  kshaya: described(z.boolean(), "A month in which the Sun enters two signs, so that the next is lost."),
});
