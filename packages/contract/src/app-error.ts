import { ERRORS, type ErrorCode } from "./error-codes.ts";

export interface AppErrorDetails {
  /** The parameter or body field at fault. */
  readonly field?: string;
  /** What would have been accepted, in words. */
  readonly accepted?: string;
}

/** The one error of the house above core. The code decides status and sentence; details fill the sentence. */
export class AppError extends Error {
  readonly code: ErrorCode;
  readonly details: AppErrorDetails;

  constructor(code: ErrorCode, details: AppErrorDetails = {}, options?: ErrorOptions) {
    super(errorSentence(code, details), options);
    this.name = "AppError";
    this.code = code;
    this.details = details;
  }

  get status(): number {
    return ERRORS[this.code].status;
  }
}

/** The sentence of a code with its blanks filled. */
function errorSentence(code: ErrorCode, details: AppErrorDetails): string {
  return ERRORS[code].message
    .replace("{field}", details.field ?? "sent")
    .replace("{accepted}", details.accepted ?? "what is documented");
}
