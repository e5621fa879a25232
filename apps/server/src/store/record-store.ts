import { AppError, SHOWN_NAMES, type ShownName, type UserDetails, type ViewedDetails } from "@vedanga/contract";
import type { RecordSeal } from "./record-seal.ts";
import { closeView, openView, viewedDetails, viewKeyOf, viewRowKey } from "./view-seal.ts";

/** What else happens with a row that is put: all of it or nothing. */
export interface PutTogether {
  /** The row is put only while this one is there. */
  readonly beside?: Buffer;
  /** Rows that are removed, with what is being put beside the first if it is among them. */
  readonly without?: readonly Buffer[];
}

/** A row as an engine stores it: neither half says anything about a person. */
export interface RowStore {
  /** Returns only after the row is on disk; false if the row that it needs beside it is gone. */
  put(key: Buffer, sealed: Buffer, together?: PutTogether): Promise<boolean>;
  get(key: Buffer): Promise<Buffer | undefined>;
  /** Removes the rows, all or none, with what is being put beside the first if it is among them, and the engine's own copies of them as soon as no program reads them any more. */
  remove(...keys: readonly Buffer[]): Promise<void>;
  /** Throws when rows can be neither read nor written. */
  probe(): Promise<void>;
  /** Lets what has begun end. */
  close(): Promise<void>;
}

/** Under which name others see a record, and the key that they see it with. */
export type Shared =
  | { readonly shown: ShownName; readonly view: string }
  | { readonly shown: "nobody"; readonly view: null };

const SHOWN_TO_NOBODY: Shared = { shown: "nobody", view: null };

/**
 * Birth details by an id that nobody can guess. Every method throws `store_unavailable` when the engine fails, and what
 * reads throws `record_damaged` when the engine returns other bytes than were saved.
 */
export interface RecordStore {
  /**
   * The id of these details; the same details, in whatever language, have the same id. On disk when it resolves, and the
   * record of the id that they replace is gone with its views, all in one commit. It is no error if that was gone before,
   * or is the same record.
   */
  save(details: UserDetails, replacedId?: string): Promise<string>;
  find(id: string): Promise<UserDetails | undefined>;
  /** What others see of the record; undefined if there is none with this id. */
  sharedAs(id: string): Promise<Shared | undefined>;
  /** Lets others see it under this name and no other, or ends that. Undefined if there is no record with this id. */
  share(id: string, shown: Shared["shown"]): Promise<Shared | undefined>;
  /** What a view shows. Its key opens, changes and erases nothing else, and is no id. */
  view(key: string): Promise<ViewedDetails | undefined>;
  /** Permanently, with its views; an id that is not there is no error. */
  erase(id: string): Promise<void>;
  ready(): Promise<void>;
  close(): Promise<void>;
}

/** `seal` makes and opens what `rows` keeps. */
export function createRecordStore(rows: RowStore, seal: RecordSeal): RecordStore {
  async function opened<T>(key: Buffer, open: (sealed: Buffer) => T): Promise<T | undefined> {
    const sealed = await reachable(() => rows.get(key));
    if (!sealed) return undefined;
    try {
      return open(sealed);
    } catch (cause) {
      throw new AppError("record_damaged", {}, { cause });
    }
  }
  const isThere = async (key: Buffer) => (await reachable(() => rows.get(key))) !== undefined;
  const rowKeysOf = (id: string) => [seal.rowKey(id), ...viewRowKeys(id)];
  const find = (id: string) => opened(seal.rowKey(id), (sealed) => seal.open(id, sealed));

  return {
    save: (details, replacedId) =>
      reachable(async () => {
        const id = seal.idOf(details);
        const without = replacedId === undefined || replacedId === id ? [] : rowKeysOf(replacedId);
        await rows.put(seal.rowKey(id), seal.close(id, details), { without });
        return id;
      }),
    find,
    async sharedAs(id) {
      if (!(await isThere(seal.rowKey(id)))) return undefined;
      for (const shown of SHOWN_NAMES) {
        const view = viewKeyOf(id, shown);
        if (await isThere(viewRowKey(view))) return { shown, view };
      }
      return SHOWN_TO_NOBODY;
    },
    async share(id, shown) {
      const details = await find(id);
      if (!details) return undefined;
      const without = viewRowKeys(id, shown);
      if (shown === "nobody") {
        await reachable(() => rows.remove(...without));
        return SHOWN_TO_NOBODY;
      }
      const view = viewKeyOf(id, shown);
      const beside = seal.rowKey(id);
      const sealed = closeView(view, { record: beside.toString("base64url"), details: viewedDetails(details, shown) });
      const isPut = await reachable(() => rows.put(viewRowKey(view), sealed, { beside, without }));
      return isPut ? { shown, view } : undefined;
    },
    async view(key) {
      const view = await opened(viewRowKey(key), (sealed) => openView(key, sealed));
      // A server of an earlier version erases a record without its views.
      return view && (await isThere(Buffer.from(view.record, "base64url"))) ? view.details : undefined;
    },
    erase: (id) => reachable(() => rows.remove(...rowKeysOf(id))),
    ready: () => reachable(() => rows.probe()),
    close: () => rows.close(),
  };
}

/** The keys of the rows of all views of a record but one. */
const viewRowKeys = (id: string, except?: Shared["shown"]): Buffer[] =>
  SHOWN_NAMES.filter((shown) => shown !== except).map((shown) => viewRowKey(viewKeyOf(id, shown)));

async function reachable<T>(work: () => Promise<T>): Promise<T> {
  try {
    return await work();
  } catch (cause) {
    throw new AppError("store_unavailable", {}, { cause });
  }
}
