import type { ErrorBody } from "@vedanga/contract";

/** What is asked of this device: what would have been asked of the server. */
export interface Asked {
  /** Of a call, without its query. */
  readonly path: string;
  readonly query: Readonly<Record<string, string>>;
}

/**
 * What this device cannot do where the server could: `years` it does not have the sky of then, `clock` it cannot tell the
 * time zone of that point, `place` it does not know that place, `call` only the server answers that.
 */
export type Beyond = "years" | "clock" | "place" | "call";

/** What this device answers: the very text of the server's answer, its refusal, or what it cannot do. */
export type Told =
  | { readonly kind: "answered"; readonly text: string }
  | { readonly kind: "refused"; readonly status: number; readonly body: ErrorBody }
  | { readonly kind: "beyond"; readonly beyond: Beyond };
