import type { PanchangDay } from "@vedanga/contract";
import type { MoonEvent } from "@vedanga/core";
import type { LocalClock } from "../clock/wall-time.ts";
import { wireInstant } from "../wire/wire-format.ts";

export const wireMoon = (events: readonly MoonEvent[], clock: LocalClock): PanchangDay["moon"] =>
  events.map(({ event, jdUt }) => ({ event, at: wireInstant(clock, jdUt) }));
