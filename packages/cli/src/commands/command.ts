import type { Asked } from "../asked.ts";

/** An answer for programs, and the same as lines for people. */
export interface Told {
  readonly answer: unknown;
  readonly lines: readonly string[];
}

export interface Command {
  /** What is typed after its name. */
  readonly usage: string;
  readonly about: string;
  readonly example: string;
  readonly run: (asked: Asked) => Told | Promise<Told>;
}
