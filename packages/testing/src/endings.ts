import type { AtEnd } from "./temporary-dir.ts";

/** For what a whole file of tests shares: collects what is to be undone, and undoes it, last first. */
export function endings(): { readonly atEnd: AtEnd; readonly run: () => Promise<void> } {
  const works: Parameters<AtEnd>[0][] = [];
  return {
    atEnd: (work) => works.push(work),
    async run() {
      for (const work of works.toReversed()) await work();
    },
  };
}
