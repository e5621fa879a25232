import { StartRefusal } from "../start-refusal.ts";
import { SQLITE, sqliteCode } from "./sqlite-codes.ts";
import { ForeignFile, NewerFile } from "./sqlite-migrations.ts";

/** A page of the file is not what SQLite wrote. */
export class DamagedFile extends Error {}

/** Why the server does not start on this file. */
export function refusalToStart(cause: unknown, dataDir: string, file: string): Error {
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
      return refuse(`${file} is locked by another program.`, "Stop that program, or set another DATA_DIR.");
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
