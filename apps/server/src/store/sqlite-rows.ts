import { mkdirSync } from "node:fs";
import { join } from "node:path";
import { DatabaseSync } from "node:sqlite";
import { StartRefusal } from "../start-refusal.ts";
import type { RowStore } from "./record-store.ts";
import { ForeignFile, migrate, NewerFile } from "./sqlite-migrations.ts";

export const RECORDS_FILE = "records.db";

/** At the start another server may be migrating; later a lock lasts no longer than one commit, and we must not stand. */
const START_PATIENCE_MS = 4000;
const CALL_PATIENCE_MS = 1000;

/**
 * Rows in one SQLite file of `dataDir`. A commit is on disk before `put` resolves (WAL, synchronous=FULL).
 * `remove` overwrites the row with zeros and empties the log that may still hold it.
 * Throws StartRefusal where the file cannot serve.
 */
export function openSqliteRows(dataDir: string): RowStore {
  const file = join(dataDir, RECORDS_FILE);
  const database = openedAndMigrated(dataDir, file);
  const put = database.prepare(
    "INSERT INTO record (key, sealed) VALUES (?, ?) ON CONFLICT (key) DO UPDATE SET sealed = excluded.sealed",
  );
  const get = database.prepare("SELECT sealed FROM record WHERE key = ?");
  const remove = database.prepare("DELETE FROM record WHERE key = ?");
  const emptyLog = database.prepare("PRAGMA wal_checkpoint(TRUNCATE)");
  return {
    async put(key, sealed) {
      put.run(key, sealed);
    },
    async get(key) {
      const sealed = get.get(key)?.sealed;
      return sealed instanceof Uint8Array ? Buffer.from(sealed) : undefined;
    },
    async remove(key) {
      remove.run(key);
      if (emptyLog.get()?.busy !== 0) throw new Error("the log of the records file is in use and could not be emptied");
    },
    async probe() {
      // The lock a save would need, given back at once.
      database.exec("BEGIN IMMEDIATE");
      database.exec("ROLLBACK");
    },
    async close() {
      database.close();
    },
  };
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
    database.exec(`PRAGMA busy_timeout = ${CALL_PATIENCE_MS}`);
    return database;
  } catch (error) {
    database?.close();
    throw refusalToStart(error, dataDir, file);
  }
}

class DamagedFile extends Error {}

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

/** Primary result codes (sqlite.org/rescode.html). */
const SQLITE = { perm: 3, busy: 5, locked: 6, readonly: 8, ioerr: 10, corrupt: 11, full: 13, cantopen: 14, notadb: 26 };

/** The low byte of an extended code is the primary one. */
const sqliteCode = (error: unknown): number | undefined =>
  error instanceof Error && "errcode" in error ? Number(error.errcode) & 0xff : undefined;

function refusalToStart(cause: unknown, dataDir: string, file: string): Error {
  const refuse = (message: string, remedy: string) => new StartRefusal(message, remedy, { cause });
  if (cause instanceof NewerFile)
    return refuse(
      `${file} was written by a newer version of this server.`,
      "Start that version, or set another DATA_DIR.",
    );
  if (cause instanceof ForeignFile)
    return refuse(`${file} is the database of another program.`, "Set another DATA_DIR.");
  const damaged = () =>
    refuse(
      `${file} is damaged.`,
      "Put a backup in its place; or move it away, with its -wal and -shm files, to start without records.",
    );
  if (cause instanceof DamagedFile) return damaged();
  const fileCode = cause instanceof Error && "code" in cause ? cause.code : undefined;
  if (fileCode === "EEXIST" || fileCode === "ENOTDIR")
    return refuse(`${dataDir} is a file, not a folder.`, "Set DATA_DIR to a folder.");
  if (fileCode === "ENOSPC")
    return refuse(`There is no room for ${dataDir}.`, "Free some disk, or set another DATA_DIR.");
  switch (sqliteCode(cause)) {
    case SQLITE.corrupt:
    case SQLITE.notadb:
      return damaged();
    case SQLITE.busy:
    case SQLITE.locked:
      return refuse(`${file} is held by another program.`, "Stop that program, or set another DATA_DIR.");
    case SQLITE.full:
    case SQLITE.ioerr:
      return refuse(`The disk does not take ${file}.`, "Free some disk, or set another DATA_DIR.");
    default:
      return refuse(
        `${dataDir} cannot be written to.`,
        "Give this user the right to write there, or set another DATA_DIR.",
      );
  }
}
