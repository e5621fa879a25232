import type { AtEnd } from "./temporary-dir.ts";

/** For what a whole file of tests shares: collects the clean-up steps and runs them, last first. */
export function endings(): { readonly atEnd: AtEnd; readonly run: () => Promise<void> } {
  const works: Parameters<AtEnd>[0][] = [];
  return {
    atEnd: (work) => works.push(work),
    async run() {
      for (const work of works.toReversed()) await work();
    },
  };
}
