import type { Asked, Told } from "#api/device/asked.ts";
import type { CastParts } from "../parts.ts";

/** What the worker opens first: where the parts are kept. */
export interface OpenParts extends Pick<CastParts, "sky" | "places" | "zones"> {
  readonly cacheName: string;
}

export type ToWorker = OpenParts | Asked;

/** What it answers, each through the port that came with the message. */
export type FromWorker =
  | Told
  | { readonly kind: "opened" }
  /** What is kept under that address is not there, or not whole. */
  | { readonly kind: "damaged"; readonly url: string }
  | { readonly kind: "failed"; readonly message: string };
