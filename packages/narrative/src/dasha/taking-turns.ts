import type { Ways } from "../catalogue/dasha-words.ts";

export interface Turns {
  /** The next wording, beginning again after the last; one whose sentences were not said before where there is any. */
  readonly next: <T>(ways: Ways<T>, say: (way: T) => string) => string;
  /** A sentence, unless it was said before. */
  readonly unsaid: (ways: Ways<string>) => string | undefined;
}

/** Sentences end with a full stop in both languages. */
export const sentencesOf = (text: string): readonly string[] => text.split(/(?<=\.)\s+/u);

/** Remembers what has been said to one person, so that no sentence comes twice. */
export function takingTurns(): Turns {
  const turns = new Map<unknown, number>();
  const said = new Set<string>();
  const isNew = (text: string): boolean => !sentencesOf(text).some((sentence) => said.has(sentence));
  const keep = (text: string): string => {
    for (const sentence of sentencesOf(text)) said.add(sentence);
    return text;
  };
  return {
    next: (ways, say) => {
      const turn = turns.get(ways) ?? 0;
      turns.set(ways, turn + 1);
      const inTurn = ways.map((_, step) => say(ways[(turn + step) % ways.length] ?? ways[0]));
      return keep(inTurn.find(isNew) ?? inTurn[0] ?? say(ways[0]));
    },
    unsaid: (ways) => {
      const found = ways.find(isNew);
      return found === undefined ? undefined : keep(found);
    },
  };
}
