import { closeSync, existsSync, fsyncSync, openSync, renameSync, rmSync } from "node:fs";
import { join } from "node:path";
import { backup, DatabaseSync } from "node:sqlite";
import { StartRefusal } from "./start-refusal.ts";
import { RECORDS_FILE } from "./store/sqlite-rows.ts";

/**
 * Copies the records of `dataDir` into a new file while servers continue to save, and checks the copy. The copy contains all
 * that was acknowledged when it began, and appears under its name only when it is whole and on the disk.
 */
export async function backUpSqlite(dataDir: string, copy: string): Promise<void> {
  const source = join(dataDir, RECORDS_FILE);
  if (!existsSync(source))
    throw new StartRefusal(`${source} is not there.`, "Set DATA_DIR to the folder that the server uses.");
  if (existsSync(copy)) throw new StartRefusal(`${copy} is there already.`, "Name a file that is not.");
  const draft = `${copy}.part`;
  rmSync(draft, { force: true });
  using database = new DatabaseSync(source, { readOnly: true });
  await backup(database, draft);
  seal(draft);
  renameSync(draft, copy);
}

/** One file of its own, without a log beside it, found whole and flushed. */
function seal(file: string): void {
  {
    using database = new DatabaseSync(file);
    database.exec("PRAGMA journal_mode = DELETE");
    const verdict = database.prepare("PRAGMA integrity_check(1)").get()?.integrity_check;
    if (verdict !== "ok")
      throw new StartRefusal(`The copy is damaged: ${verdict}.`, "Look to the disk, and try again.");
  }
  const descriptor = openSync(file, "r+");
  fsyncSync(descriptor);
  closeSync(descriptor);
}

async function run(): Promise<void> {
  const [copy] = process.argv.slice(2);
  if (process.env.DATABASE_URL)
    throw new StartRefusal("DATABASE_URL is set: the records lie in PostgreSQL.", "Use pg_dump; see docs/backup.md.");
  if (!copy)
    throw new StartRefusal("No file is named for the copy.", "node apps/server/src/back-up.ts records-copy.db");
  // The copy is as private as its source.
  process.umask(0o077);
  await backUpSqlite(process.env.DATA_DIR || "./data", copy);
  process.stdout.write(`The records are copied to ${copy}.\n`);
}

if (import.meta.main)
  run().catch((error: unknown) => {
    if (!(error instanceof StartRefusal)) throw error;
    process.stderr.write(`${error.message} ${error.remedy}\n`);
    process.exitCode = 1;
  });
