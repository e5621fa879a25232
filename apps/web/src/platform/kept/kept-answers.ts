import * as z from "zod/mini";
import { readEntry, removeAllAnswers, removeEntry, writeEntry } from "./browser-storage.ts";
import type { AnswersKey } from "./kept-entries.ts";
import { parsedJson } from "./kept-value.ts";

/** Answers that the browser keeps, each under what was asked. */
export interface KeptAnswers<T> {
  /** Undefined if none is kept; one that cannot be read is dropped. */
  get(asked: string): T | undefined;
  /** The same and whether something is kept that cannot be read; it is left there. */
  read(asked: string): { readonly answer: T | undefined; readonly isBroken: boolean };
  set(asked: string, answer: T): void;
  drop(asked: string): void;
  dropAll(): void;
}

/** Declares what is kept under the keys that begin so. */
export function keptAnswers<T>({
  key,
  schema,
}: {
  readonly key: AnswersKey;
  readonly schema: z.ZodMiniType<T>;
}): KeptAnswers<T> {
  function read(asked: string) {
    const text = readEntry(key, asked);
    const kept = z.safeParse(schema, parsedJson(text));
    return { answer: kept.data, isBroken: text !== null && !kept.success };
  }

  return {
    get(asked) {
      const { answer, isBroken } = read(asked);
      if (isBroken) removeEntry(key, asked);
      return answer;
    },
    read,
    set: (asked, answer) => writeEntry(key, JSON.stringify(answer), asked),
    drop: (asked) => removeEntry(key, asked),
    dropAll: () => removeAllAnswers(key),
  };
}
