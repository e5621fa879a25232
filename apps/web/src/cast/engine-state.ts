import { pageValue } from "#platform/page-value.ts";

/** How it stands with the calculator of this device: what travels is compressed, what is kept is not. */
export type EngineState =
  /** Not looked yet: so is the page as it is served. */
  | { readonly kind: "unseen" }
  /** Neither here nor offered: the server cannot be reached. */
  | { readonly kind: "unknown" }
  /** The browser cannot: it keeps nothing, or has no workers. */
  | { readonly kind: "impossible" }
  | { readonly kind: "absent"; readonly sentBytes: number }
  | { readonly kind: "fetching"; readonly share: number; readonly sentBytes: number }
  | { readonly kind: "ready"; readonly keptBytes: number }
  | {
      readonly kind: "failed";
      readonly why: "network" | "full" | "damaged" | "outdated";
      readonly sentBytes: number | undefined;
    };

export const engineState = pageValue<EngineState>({ kind: "unseen" });
