/** How old a verdict may be. */
const KEPT_MS = 1_000;

/**
 * What `check` said within the last second, or says now: however many ask, it is made once at a time and once a second. A
 * refusal is as good for a second as a yes. `nowMs` never jumps.
 */
export function recentVerdict(check: () => Promise<void>, nowMs = () => performance.now()): () => Promise<void> {
  let verdict: Promise<void> | undefined;
  let goodUntilMs = 0;
  return () => {
    if (verdict !== undefined && nowMs() < goodUntilMs) return verdict;
    const made = check();
    verdict = made;
    goodUntilMs = Number.POSITIVE_INFINITY;
    const isIn = (): void => {
      goodUntilMs = nowMs() + KEPT_MS;
    };
    made.then(isIn, isIn);
    return made;
  };
}
