/** How the program ends: what was typed cannot be understood, or the place is not known, or the fault is ours. */
export const EXIT = { fine: 0, fault: 1, usage: 2, place: 3 } as const;
export type ExitCode = (typeof EXIT)[keyof typeof EXIT];

/** What went wrong and what to do about it, each in one sentence. */
export class CliError extends Error {
  readonly remedy: string;
  readonly exitCode: ExitCode;
  /** The code that programs read. */
  readonly code: string;

  constructor(code: string, what: string, remedy: string, exitCode: ExitCode = EXIT.usage) {
    super(what);
    this.name = "CliError";
    this.code = code;
    this.remedy = remedy;
    this.exitCode = exitCode;
  }
}
