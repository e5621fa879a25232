import type { WireReason } from "@vedanga/contract";

/** A call with `explain=1`, as TanStack Query takes it. */
export interface ReasonsQuery {
  readonly queryKey: readonly unknown[];
  queryFn(context: { readonly signal: AbortSignal }): Promise<readonly WireReason[]>;
  readonly staleTime: number;
  /** Which of them are meant; all if left out. */
  readonly select?: (reasons: readonly WireReason[]) => readonly WireReason[];
}
