import * as z from "zod/mini";
import { described } from "./described.ts";
import { wireInstant } from "./wire-instant.ts";

export const wireMoon = described(
  z.array(z.object({ event: z.enum(["rise", "set"]), at: wireInstant })),
  "Risings and settings of the Moon from the date's sunrise to the next, in order of time; from midnight where the Sun does not rise, and up to midnight where the next sunrise is missing.",
);
