import { logFault } from "../log-fault.ts";
import {
  type AnswersKey,
  ENTRY_KEYS,
  type EntryKey,
  isAnswersKey,
  KEPT_ENTRIES,
  type ValueKey,
} from "./kept-entries.ts";

// Read each time: access to a forbidden storage throws.
const storageOf = (key: EntryKey): Storage => (KEPT_ENTRIES[key] === "local" ? localStorage : sessionStorage);

/**
 * Uses a storage if possible; one that is forbidden or broken is treated as empty. A value lasts on the page
 * and is no fault; an answer that is not kept is requested again, which is worth a line in the log.
 */
function attempt<T>(key: EntryKey, act: () => T, otherwise: T): T {
  try {
    return act();
  } catch (error) {
    if (isAnswersKey(key)) logFault(error);
    return otherwise;
  }
}

/** The text of an entry; of one among many answers with the rest of its key. */
export const readEntry = (key: EntryKey, rest = ""): string | null =>
  attempt(key, () => storageOf(key).getItem(key + rest), null);

export const removeEntry = (key: EntryKey, rest = ""): void =>
  attempt(key, () => storageOf(key).removeItem(key + rest), undefined);

/** Where the storage is full, kept answers make room for what cannot be requested again. False if it is not stored. */
export const writeEntry = (key: EntryKey, text: string, rest = ""): boolean =>
  attempt(
    key,
    () => {
      const storage = storageOf(key);
      const name = key + rest;
      try {
        storage.setItem(name, text);
      } catch {
        // What is older than the screen must not come back at the next visit.
        storage.removeItem(name);
        removeAnswers(storage, ENTRY_KEYS.filter(isAnswersKey));
        storage.setItem(name, text);
      }
      return true;
    },
    false,
  );

/**
 * Stores what cannot be requested again, if need be in the room of kept answers. False if it does not fit or the storage is
 * forbidden: then the older text stays.
 */
export const storeOrLeave = (key: ValueKey, text: string): boolean =>
  attempt(
    key,
    () => {
      const storage = storageOf(key);
      try {
        storage.setItem(key, text);
      } catch {
        removeAnswers(storage, ENTRY_KEYS.filter(isAnswersKey));
        storage.setItem(key, text);
      }
      return true;
    },
    false,
  );

export function removeAllAnswers(key: AnswersKey): void {
  attempt(key, () => removeAnswers(storageOf(key), [key]), undefined);
}

function removeAnswers(storage: Storage, beginnings: readonly AnswersKey[]): void {
  const names = Array.from({ length: storage.length }, (_, index) => storage.key(index));
  for (const name of names) {
    if (name !== null && beginnings.some((beginning) => name.startsWith(beginning))) storage.removeItem(name);
  }
}
