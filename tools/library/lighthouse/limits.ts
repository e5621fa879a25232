import type { Audit, Grade } from "./audit-page.ts";
import type { Processor } from "./processor-factor.ts";

/** Interaction to next paint at a quarter of the processor, ms. */
export const LONGEST_PRESS_MS = 200;

const LEAST_PERFORMANCE = 95;
/** For accessibility, best practices and search engines. */
const LEAST_GRADE = 100;
const LONGEST_BLOCKING_MS = 150;
const LARGEST_SHIFT = 0.02;

/** The best of the visits to a page. */
export type Audited = Audit & Processor & { readonly attempt: number };

/** What a page lacks; nothing if it is as well made as it has to be. */
export function faultsInMaking({ scores, shift, faults }: Grade): readonly string[] {
  const { accessibility, "best-practices": bestPractices, seo } = scores;
  const low = Object.entries({ accessibility, "best practices": bestPractices, "search engines": seo })
    .filter(([, score]) => score < LEAST_GRADE)
    .map(([name, score]) => `${name} ${score} of ${LEAST_GRADE}: ${faults.join(", ")}`);
  return [...low, ...(shift > LARGEST_SHIFT ? [`layout shift ${shift.toFixed(4)} of ${LARGEST_SHIFT}`] : [])];
}

/** What a page lacks; nothing if it is as fast and as well made as it has to be. */
export function faultsOf(audit: Audit): readonly string[] {
  const { scores, blockingMs } = audit;
  return [
    ...(scores.performance < LEAST_PERFORMANCE ? [`performance ${scores.performance} of ${LEAST_PERFORMANCE}`] : []),
    ...(blockingMs >= LONGEST_BLOCKING_MS
      ? [`blocked for ${Math.round(blockingMs)} ms of ${LONGEST_BLOCKING_MS}`]
      : []),
    ...faultsInMaking(audit),
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
