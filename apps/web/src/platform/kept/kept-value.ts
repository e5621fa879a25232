import * as z from "zod/mini";
import { readEntry, removeEntry, writeEntry } from "./browser-storage.ts";
import type { ValueKey } from "./kept-entries.ts";
import { hearOtherTabs } from "./other-tabs.ts";
import { unstored } from "./unstored.ts";

/** One thing that the browser keeps, and that the page follows whether the browser keeps it or not. */
export interface KeptValue<T> {
  readonly fallback: T;
  get(): T;
  /** The fallback needs no keeping: it leaves nothing behind. */
  set(value: T): void;
  /** Calls the listener at each change; the answer ends that. */
  subscribe(listener: () => void): () => void;
}

interface Declaration<T, F> {
  readonly key: ValueKey;
  /** The schema of the text itself if `isText`, else of its JSON. */
  readonly schema: z.ZodMiniType<T>;
  /** Where nothing is kept, or nothing that can be read. */
  readonly fallback: F;
  readonly isText?: boolean;
}

/**
 * Declares what is kept under a key. The storage is read once: from then on the page says what is so, until another tab
 * chooses something else. Where the storage was cleared, what the page says stays until it is left.
 */
export function keptValue<T, const F>({ key, schema, fallback, isText = false }: Declaration<T, F>): KeptValue<T | F> {
  const listeners = new Set<() => void>();
  let current: { readonly value: T | F } | undefined;
  let isHearing = false;

  function read(): T | F {
    const text = readEntry(key);
    const kept = z.safeParse(schema, isText ? text : parsedJson(text));
    return text !== null && kept.success ? kept.data : fallback;
  }

  function tell(): void {
    for (const listener of listeners) listener();
  }

  function follow(isCleared: boolean): void {
    if (isCleared) return;
    current = undefined;
    unstored.note(key, true);
    tell();
  }

  /** Also while nothing on the page shows it: what is remembered of it would be of before. */
  function hear(): void {
    if (!isHearing) hearOtherTabs(key, follow);
    isHearing = true;
  }

  return {
    fallback,
    get() {
      hear();
      current ??= { value: read() };
      return current.value;
    },
    set(value) {
      hear();
      current = { value };
      if (value === fallback) removeEntry(key);
      const isStored = value === fallback || writeEntry(key, isText ? String(value) : JSON.stringify(value));
      unstored.note(key, isStored);
      tell();
    },
    subscribe(listener) {
      hear();
      listeners.add(listener);
      return () => listeners.delete(listener);
    },
  };
}

/** Undefined if the text is not JSON. */
export function parsedJson(text: string | null): unknown {
  try {
    return text === null ? undefined : JSON.parse(text);
  } catch {
    return undefined;
  }
}
