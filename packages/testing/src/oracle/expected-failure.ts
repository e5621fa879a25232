/** A figure we know to differ from and do not follow. */
export interface ExpectedFailure {
  readonly sample: string;
  readonly quantity: string;
  readonly category: "other rule" | "error of the source" | "not yet";
  readonly reason: string;
}
