import type { Ways } from "../catalogue/dasha-words.ts";

export interface Turns {
  /** The next wording, beginning again after the last. */
  readonly next: <T>(ways: Ways<T>) => T;
  /** A way not said yet; undefined when all have been. */
  readonly unsaid: <T>(ways: Ways<T>) => T | undefined;
}

/** Remembers what has been said in one reading, so that neighbouring texts do not repeat each other. */
export function takingTurns(): Turns {
  const said = new Map<unknown, number>();
  const turnOf = (ways: unknown): number => {
    const turn = said.get(ways) ?? 0;
    said.set(ways, turn + 1);
    return turn;
  };
  return {
    next: (ways) => ways[turnOf(ways) % ways.length] ?? ways[0],
    unsaid: (ways) => ways[turnOf(ways)],
  };
}
