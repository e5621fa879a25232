import { useDeferredValue } from "react";

/**
 * An answer, a moment after it came: what is drawn with it is drawn in pieces, between which a press is answered. Only the
 * first one waits so; what follows it, and what was here from the start, is shown at once.
 */
export function useUnhurried<T>(answer: T | undefined): T | undefined {
  const before = useDeferredValue(answer);
  return before === undefined ? undefined : answer;
}
