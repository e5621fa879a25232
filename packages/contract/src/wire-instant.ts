import * as z from "zod/mini";
import { described } from "./described.ts";

/** An instant on the wire. */
export const wireInstant = described(z.string(), "ISO 8601 with seconds and the offset in force at the instant.");
