import * as z from "zod/mini";
import { readEntry, removeEntry, storeOrLeave } from "./browser-storage.ts";
import type { ValueKey } from "./kept-entries.ts";
import { type KeptValue, parsedJson } from "./kept-value.ts";
import { hearOtherTabs } from "./other-tabs.ts";

/** One thing that all tabs of the browser have in common. What is not stored is not so: the page does not pretend it. */
export interface SharedValue<T> extends KeptValue<T> {
  /** False if the browser did not store it; then everything is as before. */
  set(value: T): boolean;
}

interface Declaration<T> {
  readonly key: ValueKey;
  readonly schema: z.ZodMiniType<T>;
  readonly fallback: T;
}

/** Declares what the tabs share under a key. It is read each time, and a change in another tab is told here. */
export function sharedValue<T>({ key, schema, fallback }: Declaration<T>): SharedValue<T> {
  const listeners = new Set<() => void>();
  let last: { readonly text: string | null; readonly value: T } | undefined;
  let stopHearing = (): void => {};

  function tell(): void {
    for (const listener of listeners) listener();
  }

  return {
    fallback,
    get() {
      const text = readEntry(key);
      if (last?.text !== text || last === undefined) {
        const kept = z.safeParse(schema, parsedJson(text));
        last = { text, value: kept.success ? kept.data : fallback };
      }
      return last.value;
    },
    set(value) {
      if (value === fallback) removeEntry(key);
      const isSo = value === fallback ? readEntry(key) === null : storeOrLeave(key, JSON.stringify(value));
      tell();
      return isSo;
    },
    subscribe(listener) {
      if (listeners.size === 0) stopHearing = hearOtherTabs(key, tell);
      listeners.add(listener);
      return () => {
        listeners.delete(listener);
        if (listeners.size === 0) stopHearing();
      };
    },
  };
}
