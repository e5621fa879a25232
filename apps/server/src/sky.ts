import type { AnswerContext } from "@vedanga/answers";

/** What the calls about the sky are answered from. */
export interface Sky {
  /** The ephemeris and the present moment. */
  now(): AnswerContext;
}
