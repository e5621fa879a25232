import { readFileSync } from "node:fs";
import { createRequire } from "node:module";
import { type AnswerContext, createEphemeris } from "@vedanga/answers";
import { StartRefusal } from "./start-refusal.ts";

/** The table of places that comes with core: a file, since core itself reads none. */
const FILE = createRequire(import.meta.url).resolve("@vedanga/core/grahas.bin");

/** The ephemeris of this server. Throws StartRefusal when its table is missing or not whole. */
export function loadEphemeris(file = FILE): AnswerContext["ephemeris"] {
  try {
    return createEphemeris(readFileSync(file));
  } catch (cause) {
    const why = cause instanceof Error ? cause.message : String(cause);
    throw new StartRefusal(
      `The sky cannot be loaded: ${why}.`,
      "Rebuild its table with: npm run regenerate -- ephemeris",
      { cause },
    );
  }
}
