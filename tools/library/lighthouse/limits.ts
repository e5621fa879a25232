import type { Audit } from "./audit-page.ts";
import type { Processor } from "./processor-factor.ts";

/** Interaction to next paint at a quarter of the processor, ms. */
export const LONGEST_PRESS_MS = 200;

const LEAST = { performance: 95, accessibility: 100, "best-practices": 100, seo: 100 } as const;
const LONGEST_BLOCKING_MS = 150;
const LARGEST_SHIFT = 0.02;

/** The best of the visits to a page. */
export type Audited = Audit & Processor & { readonly attempt: number };

/** What a page lacks; nothing if it is as fast and as well made as it has to be. */
export function faultsOf({ scores, blockingMs, shift, faults }: Audit): readonly string[] {
  const low = Object.entries(LEAST).flatMap(([name, least]) => {
    const score = scores[name as keyof typeof LEAST];
    return score < least
      ? [`${name} ${score} of ${least}${name === "performance" ? "" : `: ${faults.join(", ")}`}`]
      : [];
  });
  return [
    ...low,
    ...(blockingMs >= LONGEST_BLOCKING_MS
      ? [`blocked for ${Math.round(blockingMs)} ms of ${LONGEST_BLOCKING_MS}`]
      : []),
    ...(shift > LARGEST_SHIFT ? [`layout shift ${shift.toFixed(4)} of ${LARGEST_SHIFT}`] : []),
  ];
}

/** One line of the table. */
export function lineOf(name: string, audited: Audited): string {
  const { scores, firstPaintMs, largestPaintMs, blockingMs, shift, benchmarkIndex, factor, attempt } = audited;
  const seconds = (ms: number): string => (ms / 1000).toFixed(1);
  return (
    `  ${name.padEnd(34)}${Object.values(scores).join(" ").padEnd(16)}` +
    `first paint ${seconds(firstPaintMs)} s, largest ${seconds(largestPaintMs)} s, blocked ${Math.round(blockingMs)} ms, ` +
    `shift ${shift.toFixed(3)}; index ${Math.round(benchmarkIndex)}, factor ${factor.toFixed(2)}` +
    `${attempt > 1 ? `, visit ${attempt}` : ""}`
  );
}
