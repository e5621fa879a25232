import { existsSync, globSync } from "node:fs";
import { delimiter, join } from "node:path";

/** All that the tests call: the server, what makes its folder, and what saves and restores a database. */
const PROGRAMS = ["initdb", "postgres", "pg_dump", "pg_restore"];

/** Debian and Fedora keep them beside the PATH; so do Homebrew and Postgres.app. */
const KNOWN = [
  "/usr/lib/postgresql/*/bin",
  "/usr/pgsql-*/bin",
  "/opt/homebrew/opt/postgresql@*/bin",
  "/usr/local/opt/postgresql@*/bin",
  "/Applications/Postgres.app/Contents/Versions/*/bin",
];

export const NO_POSTGRES = {
  what: "No PostgreSQL could be found or installed.",
  remedy:
    "Install PostgreSQL 14 or newer, or set POSTGRES_BIN to the folder of its programs, and run the command again.",
};

/** The folder of the newest PostgreSQL's programs on this machine; POSTGRES_BIN goes before all. */
export function findPostgres(): string | undefined {
  const wanted = process.env.POSTGRES_BIN;
  if (wanted) return wanted;
  const newestFirst = globSync(KNOWN).sort((a, b) => b.localeCompare(a, "en", { numeric: true }));
  const onPath = (process.env.PATH ?? "").split(delimiter).filter((dir) => dir !== "");
  return [...newestFirst, ...onPath].find((dir) => PROGRAMS.every((name) => existsSync(join(dir, name))));
}
