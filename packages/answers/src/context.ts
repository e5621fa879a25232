import { createAstronomyEngineEphemeris, type Ephemeris } from "@vedanga/core";

/** What an answer needs besides its request: whom to ask about the sky, and what time it is. */
export interface AnswerContext {
  readonly ephemeris: Ephemeris;
  readonly nowUnixMs: number;
}

/** The ephemeris this product reckons by today. Made once and shared: it holds no state. */
export const createEphemeris = (): Ephemeris => createAstronomyEngineEphemeris();
