import { randomBytes } from "node:crypto";
import { join } from "node:path";
import { DatabaseSync } from "node:sqlite";
import { CONNECT_PATIENCE_MS, openPostgresRows } from "@vedanga/server/src/store/postgres-rows.ts";
import type { RowStore } from "@vedanga/server/src/store/record-store.ts";
import { CALL_PATIENCE_MS, openSqliteRows, RECORDS_FILE } from "@vedanga/server/src/store/sqlite-rows.ts";
import { Client } from "pg";
import { bytesUnder } from "../bytes-under.ts";
import { type PostgresCluster, startPostgresCluster } from "../postgres/postgres-cluster.ts";
import { type AtEnd, temporaryDir } from "../temporary-dir.ts";

export interface Row {
  readonly key: Buffer;
  readonly sealed: Buffer;
}

/** An empty place for records, and ways for a test to change it without the store. */
export interface StoreBed {
  /** What makes a server in a process of its own keep its records here. */
  readonly env: NodeJS.ProcessEnv;
  open(): Promise<RowStore>;
  rows(): Promise<readonly Row[]>;
  /** Puts different bytes in the row of this key. */
  alter(key: Buffer, sealed: Buffer): Promise<void>;
  /** Locks the records so that nobody can save, until the function that it resolves with is called. */
  hold(): Promise<() => Promise<void>>;
  /** Every byte on the disk where the records lie, logs included. */
  bytes(): Promise<string>;
}

export interface StoreEngine {
  readonly name: "SQLite" | "PostgreSQL";
  /** The minimum time a save waits before it is refused. */
  readonly patienceMs: number;
  newBed(atEnd: AtEnd, cluster: () => Promise<PostgresCluster>): Promise<StoreBed>;
}

/** The secret of the servers that tests start in processes of their own. */
export const ID_SECRET = "a secret for tests, of more than 32 characters";

/** Both engines, for `describe.each` and `it.for`. */
export const STORE_ENGINES: readonly StoreEngine[] = [
  { name: "SQLite", patienceMs: CALL_PATIENCE_MS, newBed: async (atEnd) => sqliteBed(temporaryDir(atEnd)) },
  {
    name: "PostgreSQL",
    patienceMs: CONNECT_PATIENCE_MS,
    newBed: async (atEnd, cluster) => postgresBed(atEnd, await cluster()),
  },
];

/** A PostgreSQL; autovacuum comes round each second instead of each minute. */
export async function startedCluster(atEnd: AtEnd, settings: Readonly<Record<string, string>> = {}) {
  const cluster = await startPostgresCluster({ autovacuum_naptime: "1s", max_connections: "60", ...settings });
  atEnd(() => cluster.remove());
  return cluster;
}

/** A file in this folder. */
export function sqliteBed(dir: string): StoreBed {
  const inFile = async <T>(work: (database: DatabaseSync) => T): Promise<T> => {
    using database = new DatabaseSync(join(dir, RECORDS_FILE));
    return work(database);
  };
  return {
    env: { DATA_DIR: dir, ID_SECRET },
    open: async () => openSqliteRows(dir),
    rows: () => inFile((database) => database.prepare("SELECT key, sealed FROM record").all().map(asRow)),
    alter: (key, sealed) =>
      inFile((database) => void database.prepare("UPDATE record SET sealed = ? WHERE key = ?").run(sealed, key)),
    async hold() {
      const database = new DatabaseSync(join(dir, RECORDS_FILE));
      database.exec("BEGIN EXCLUSIVE");
      return async () => database.close();
    },
    bytes: async () => bytesUnder(dir),
  };
}

/** A database of its own in `cluster`. */
export async function postgresBed(atEnd: AtEnd, cluster: PostgresCluster): Promise<StoreBed> {
  const name = `bed_${randomBytes(6).toString("hex")}`;
  await inDatabase(cluster.url("postgres"), (client) => client.query(`CREATE DATABASE ${name}`));
  const url = cluster.url(name);
  return {
    env: { DATABASE_URL: url, ID_SECRET },
    open: () => openPostgresRows(url),
    rows: () =>
      inDatabase(url, async (client) => (await client.query("SELECT key, sealed FROM vedanga.record")).rows.map(asRow)),
    alter: (key, sealed) =>
      inDatabase(url, async (client) => {
        await client.query("UPDATE vedanga.record SET sealed = $1 WHERE key = $2", [sealed, key]);
      }),
    async hold() {
      const client = new Client(url);
      client.on("error", () => undefined);
      await client.connect();
      atEnd(() => client.end());
      await client.query("BEGIN; LOCK TABLE vedanga.record");
      return () => client.end();
    },
    bytes: async () => {
      await inDatabase(url, (client) => client.query("CHECKPOINT"));
      return bytesUnder(cluster.dataDir);
    },
  };
}

export async function inDatabase<T>(url: string, work: (client: Client) => Promise<T>): Promise<T> {
  const client = new Client(url);
  await client.connect();
  try {
    return await work(client);
  } finally {
    await client.end();
  }
}

const asRow = (row: Record<string, unknown>): Row => {
  if (!(row.key instanceof Uint8Array && row.sealed instanceof Uint8Array)) throw new Error("a row is not of bytes");
  return { key: Buffer.from(row.key), sealed: Buffer.from(row.sealed) };
};
