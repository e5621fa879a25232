import { mkdirSync } from "node:fs";
import { join } from "node:path";
import { DatabaseSync } from "node:sqlite";
import type { RowStore } from "./record-store.ts";
import { SQLITE, sqliteCode } from "./sqlite-codes.ts";
import { migrate } from "./sqlite-migrations.ts";
import { DamagedFile, refusalToStart } from "./sqlite-refusals.ts";
import { waitingForLock } from "./waiting-for-lock.ts";

export const RECORDS_FILE = "records.db";

/** At the start another server may be migrating; later a lock lasts no longer than one commit. */
const START_PATIENCE_MS = 4000;
export const CALL_PATIENCE_MS = 1000;
/** How often the log is tried again that a reader keeps from being emptied. */
const EMPTY_AGAIN_MS = 250;

/**
 * Rows in one SQLite file of `dataDir`. A commit is on disk before `put` resolves (WAL, synchronous=FULL).
 * `remove` overwrites rows with zeros and empties the log that may still contain them; while another program reads the
 * file, both happen as soon as it has ended. Throws StartRefusal if the file cannot be used.
 */
export function openSqliteRows(dataDir: string): RowStore {
  const file = join(dataDir, RECORDS_FILE);
  const database = openedAndMigrated(dataDir, file);
  const put = database.prepare(
    "INSERT INTO record (key, sealed) VALUES (?, ?) ON CONFLICT (key) DO UPDATE SET sealed = excluded.sealed",
  );
  const get = database.prepare("SELECT sealed FROM record WHERE key = ?");
  const remove = database.prepare("DELETE FROM record WHERE key = ?");
  const isThere = database.prepare("SELECT 1 FROM record WHERE key = ?");
  // Readers do not wait for writers.
  const [writing, reading] = [waitingForLock(CALL_PATIENCE_MS), waitingForLock(CALL_PATIENCE_MS)];
  const log = emptyingLog(database);
  // A server that was killed may have left what an erasure wrote over.
  log.empty();
  return {
    async put(key, sealed, { beside, without = [] } = {}) {
      const isPut = await writing(() =>
        together(database, () => {
          if (beside && !isThere.get(beside)) return false;
          for (const other of without) remove.run(other);
          put.run(key, sealed);
          return true;
        }),
      );
      if (without.length > 0) log.empty();
      return isPut;
    },
    get: (key) =>
      reading(() => {
        const sealed = get.get(key)?.sealed;
        return sealed instanceof Uint8Array ? Buffer.from(sealed) : undefined;
      }),
    async remove(...keys) {
      await writing(() =>
        together(database, () => {
          for (const key of keys) remove.run(key);
        }),
      );
      log.empty();
    },
    probe: () =>
      writing(() => {
        // The lock a save would need, given back at once.
        database.exec("BEGIN IMMEDIATE");
        database.exec("ROLLBACK");
      }),
    async close() {
      log.leave();
      database.close();
    },
  };
}

/** All of the work or nothing, in one commit. */
function together<T>(database: DatabaseSync, work: () => T): T {
  database.exec("BEGIN IMMEDIATE");
  try {
    const result = work();
    database.exec("COMMIT");
    return result;
  } catch (error) {
    if (database.isTransaction) database.exec("ROLLBACK");
    throw error;
  }
}

/** Empties the write-ahead log now, or repeatedly until no program is in the way; the row itself is gone in both cases. */
function emptyingLog(database: DatabaseSync) {
  const truncate = database.prepare("PRAGMA wal_checkpoint(TRUNCATE)");
  let next: NodeJS.Timeout | undefined;
  function isEmptied(): boolean {
    try {
      return truncate.get()?.busy === 0;
    } catch {
      // For example a full disk: the removal is done, and this is tried again.
      return false;
    }
  }
  function empty(): void {
    clearTimeout(next);
    next = isEmptied() ? undefined : setTimeout(empty, EMPTY_AGAIN_MS).unref();
  }
  /** Tries once more what is left to do; what is in the way even now is left to the next start. */
  function leave(): void {
    if (next) empty();
    clearTimeout(next);
  }
  return { empty, leave };
}

function openedAndMigrated(dataDir: string, file: string): DatabaseSync {
  let database: DatabaseSync | undefined;
  try {
    mkdirSync(dataDir, { recursive: true, mode: 0o700 });
    database = new DatabaseSync(file, { timeout: START_PATIENCE_MS });
    switchToWal(database);
    database.exec("PRAGMA synchronous = FULL; PRAGMA secure_delete = ON");
    const verdict = database.prepare("PRAGMA quick_check(1)").get()?.quick_check;
    if (verdict !== "ok") throw new DamagedFile(String(verdict));
    migrate(database);
    // From now on nothing waits inside a call of SQLite.
    database.exec("PRAGMA busy_timeout = 0");
    return database;
  } catch (error) {
    database?.close();
    throw refusalToStart(error, dataDir, file);
  }
}

/** SQLite may refuse the switch without waiting for another server's lock, so it is tried again for as long. */
function switchToWal(database: DatabaseSync): void {
  const deadline = performance.now() + START_PATIENCE_MS;
  for (;;) {
    try {
      database.exec("PRAGMA journal_mode = WAL");
      return;
    } catch (error) {
      if (sqliteCode(error) !== SQLITE.busy || performance.now() > deadline) throw error;
      Atomics.wait(new Int32Array(new SharedArrayBuffer(4)), 0, 0, 20);
    }
  }
}
