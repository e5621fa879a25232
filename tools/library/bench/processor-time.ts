/** The fastest of this many rounds counts: the others were disturbed. */
export const ROUNDS = 5;

/** Of all threads of this process, so that a busy machine measures the same and garbage collection is counted. */
export function processorMicroseconds(): number {
  const { user, system } = process.cpuUsage();
  return user + system;
}

/** Microseconds of processor time for one run of the work, best round; what it returns keeps it from being left out. */
export function bestOf(work: () => number, rounds: number = ROUNDS): number {
  let best = Number.POSITIVE_INFINITY;
  let sum = 0;
  for (let round = 0; round < rounds; round += 1) {
    const began = processorMicroseconds();
    sum += work();
    best = Math.min(best, processorMicroseconds() - began);
  }
  if (!(sum > 0)) throw new Error("the work is empty");
  return best;
}

/**
 * The best round of each, by its name. Their rounds take turns: what else the machine does for a while slows all of them, and
 * the ratio of two stays what it is.
 */
export function bestInTurn(works: Readonly<Record<string, () => number>>, rounds: number): Record<string, number> {
  const best: Record<string, number> = {};
  for (let round = 0; round < rounds; round += 1) {
    for (const [name, work] of Object.entries(works))
      best[name] = Math.min(best[name] ?? Number.POSITIVE_INFINITY, work());
  }
  return best;
}
