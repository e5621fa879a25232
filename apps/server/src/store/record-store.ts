import { AppError, type UserDetails } from "@vedanga/contract";
import type { RecordSeal } from "./record-seal.ts";

/** A row as an engine stores it: neither half says anything about a person. */
export interface RowStore {
  /** Returns only after the row is on disk. */
  put(key: Buffer, sealed: Buffer): Promise<void>;
  get(key: Buffer): Promise<Buffer | undefined>;
  /** Removes the row, and the engine's own copies of it as soon as no program reads them any more. */
  remove(key: Buffer): Promise<void>;
  /** Throws when rows can be neither read nor written. */
  probe(): Promise<void>;
  /** Lets what has begun end. */
  close(): Promise<void>;
}

/**
 * Birth details by an id that nobody can guess. Every method throws `store_unavailable` when the engine fails, and `find`
 * throws `record_damaged` when the engine returns other bytes than were saved.
 */
export interface RecordStore {
  /** The id of these details; the same details, in whatever language, have the same id. On disk when it resolves. */
  save(details: UserDetails): Promise<string>;
  find(id: string): Promise<UserDetails | undefined>;
  /** Permanently; an id that is not there is no error. */
  erase(id: string): Promise<void>;
  ready(): Promise<void>;
  close(): Promise<void>;
}

/** `seal` makes and opens what `rows` keeps. */
export function createRecordStore(rows: RowStore, seal: RecordSeal): RecordStore {
  return {
    save: (details) =>
      reachable(async () => {
        const id = seal.idOf(details);
        await rows.put(seal.rowKey(id), seal.close(id, details));
        return id;
      }),
    async find(id) {
      const sealed = await reachable(() => rows.get(seal.rowKey(id)));
      if (!sealed) return undefined;
      try {
        return seal.open(id, sealed);
      } catch (cause) {
        throw new AppError("record_damaged", {}, { cause });
      }
    },
    erase: (id) => reachable(() => rows.remove(seal.rowKey(id))),
    ready: () => reachable(() => rows.probe()),
    close: () => rows.close(),
  };
}

async function reachable<T>(work: () => Promise<T>): Promise<T> {
  try {
    return await work();
  } catch (cause) {
    throw new AppError("store_unavailable", {}, { cause });
  }
}
