import type { DatabaseSync } from "node:sqlite";

/**
 * Forward only; number n takes a file of version n to n + 1. Never change one that was released.
 * No rowid and no date: a row shows neither when nor in what order people came.
 */
const MIGRATIONS: readonly string[] = [
  "CREATE TABLE record (key BLOB PRIMARY KEY, sealed BLOB NOT NULL) STRICT, WITHOUT ROWID",
];

/** "VEDA" in ASCII: the file says whose it is (SQLite, "Database File Format", 1.3.15). */
const APPLICATION_ID = 0x56454441;

export class ForeignFile extends Error {}
export class NewerFile extends Error {}

/** Brings a file to this version, under the write lock: of many servers starting at once, one does it. */
export function migrate(database: DatabaseSync): void {
  database.exec("BEGIN IMMEDIATE");
  try {
    const application = pragma(database, "application_id");
    const version = pragma(database, "user_version");
    const isEmpty = database.prepare("SELECT 1 FROM sqlite_schema LIMIT 1").get() === undefined;
    if (!isEmpty && application !== APPLICATION_ID) throw new ForeignFile();
    if (version > MIGRATIONS.length) throw new NewerFile();
    for (const sql of MIGRATIONS.slice(version)) database.exec(sql);
    database.exec(`PRAGMA application_id = ${APPLICATION_ID}; PRAGMA user_version = ${MIGRATIONS.length}`);
    database.exec("COMMIT");
  } catch (error) {
    if (database.isTransaction) database.exec("ROLLBACK");
    throw error;
  }
}

function pragma(database: DatabaseSync, name: string): number {
  return Number(database.prepare(`PRAGMA ${name}`).get()?.[name] ?? 0);
}
