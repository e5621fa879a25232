import { setTimeout as pause } from "node:timers/promises";
import { Client, type ClientBase, type ClientConfig, Pool } from "pg";
import { migratePostgres } from "./postgres-migrations.ts";
import { isNotThereYet, LosesCommits, refusalToStart } from "./postgres-refusals.ts";
import type { RowStore } from "./record-store.ts";

/** Ten sessions per instance: PostgreSQL's own limit of 100 then carries nine instances without a pooler. */
const SESSIONS = 10;
/** A call gives up before its caller does. */
export const CONNECT_PATIENCE_MS = 2000;
/** Also how long a row stays locked by an instance that falls silent between two statements. */
const STATEMENT_PATIENCE_MS = 2000;
/** If the network loses the answer, the server's own limit never arrives. */
const SILENCE_PATIENCE_MS = 2500;
/** Sessions are renewed, so that a database that moved to another address is found again. */
const SESSION_LIFE_S = 600;
const IDLE_MS = 30_000;

/** A server stops when asked to, whatever the database does. */
const CLOSE_PATIENCE_MS = 1500;

/** While a database starts beside the server, as in a compose file, the connection is retried for this long. */
const START_PATIENCE_MS = 20_000;
const START_PAUSE_MS = 250;

/**
 * Whatever the database, role or pooler says, this commit is flushed to disk before it is acknowledged
 * (PostgreSQL manual, 20.5.1: `synchronous_commit` may be set by transaction). Stronger settings are left alone.
 */
const DURABLE = `(SELECT set_config('synchronous_commit',
  CASE current_setting('synchronous_commit') WHEN 'off' THEN 'on' ELSE current_setting('synchronous_commit') END,
  true)) AS durable`;

const PUT = `INSERT INTO vedanga.record (key, sealed) SELECT $1::bytea, $2::bytea FROM ${DURABLE}
  ON CONFLICT (key) DO UPDATE SET sealed = excluded.sealed`;
const GET = "SELECT sealed FROM vedanga.record WHERE key = $1";
/**
 * A statement of its own: the next ones see what was done by whoever had the lock before, while a single statement sees
 * only what was there when it began. By order of key, so that nobody waits in a circle.
 */
const LOCK = "SELECT FROM vedanga.record WHERE key = ANY($1::bytea[]) ORDER BY key FOR UPDATE";
const PUT_TOGETHER = `INSERT INTO vedanga.record (key, sealed) SELECT $1::bytea, $2::bytea FROM ${DURABLE}
  WHERE $3::bytea IS NULL OR EXISTS (SELECT FROM vedanga.record WHERE key = $3::bytea)
  ON CONFLICT (key) DO UPDATE SET sealed = excluded.sealed`;
const REMOVE = `DELETE FROM vedanga.record USING ${DURABLE} WHERE key = ANY($1::bytea[])`;
const PROBE = `SELECT current_setting('transaction_read_only') AS is_read_only, EXISTS (SELECT FROM vedanga.record)`;

export interface PostgresOptions {
  /** Called once, when the database does not answer yet and will be asked again. */
  readonly onWait?: (line: string) => void;
  readonly startPatienceMs?: number;
}

/**
 * Rows in the schema `vedanga` of the database at `databaseUrl`. A commit is flushed before `put` or `remove` resolves.
 * Sessions that break are replaced by the next call. Throws StartRefusal if the database cannot serve.
 */
export async function openPostgresRows(databaseUrl: string, options: PostgresOptions = {}): Promise<RowStore> {
  await prepare(databaseUrl, options);
  const pool = new Pool({
    ...connection(databaseUrl),
    max: SESSIONS,
    idleTimeoutMillis: IDLE_MS,
    maxLifetimeSeconds: SESSION_LIFE_S,
    query_timeout: SILENCE_PATIENCE_MS,
    onConnect: limitSession,
  });
  // An idle session that breaks is removed from the pool; the next call opens another.
  pool.on("error", () => undefined);
  return {
    async put(key, sealed, together) {
      const { beside = null, without = [] } = together ?? {};
      if (beside === null && without.length === 0) return (await pool.query(PUT, [key, sealed])).rowCount === 1;
      return inOneCommit(pool, async (client) => {
        await client.query(LOCK, [beside ? [beside] : [key, ...without.slice(0, 1)]]);
        await client.query(REMOVE, [without]);
        return (await client.query(PUT_TOGETHER, [key, sealed, beside])).rowCount === 1;
      });
    },
    async get(key) {
      const { rows } = await pool.query<{ sealed: Buffer }>(GET, [key]);
      return rows[0]?.sealed;
    },
    remove: (...keys) =>
      inOneCommit(pool, async (client) => {
        await client.query(LOCK, [keys.slice(0, 1)]);
        await client.query(REMOVE, [keys]);
      }),
    async probe() {
      const { rows } = await pool.query<{ is_read_only: string }>(PROBE);
      if (rows[0]?.is_read_only !== "off") throw new Error("the database takes no writes");
    },
    async close() {
      await Promise.race([pool.end(), pause(CLOSE_PATIENCE_MS, undefined, { ref: false })]);
    },
  };
}

/** All of the work or nothing. A session that fails is closed, which also takes back what it had begun. */
async function inOneCommit<T>(pool: Pool, work: (client: ClientBase) => Promise<T>): Promise<T> {
  const client = await pool.connect();
  // What breaks the session fails the statement under way, or the next one.
  const pass = (): void => undefined;
  client.on("error", pass);
  let failed = true;
  try {
    await client.query("BEGIN");
    const result = await work(client);
    await client.query("COMMIT");
    failed = false;
    return result;
  } finally {
    client.off("error", pass);
    client.release(failed);
  }
}

const connection = (databaseUrl: string): ClientConfig => ({
  connectionString: databaseUrl,
  connectionTimeoutMillis: CONNECT_PATIENCE_MS,
  keepAlive: true,
  fallback_application_name: "vedanga",
});

/** Not among the settings a session starts with: poolers refuse those. */
async function limitSession(client: ClientBase): Promise<void> {
  await client.query(
    `SET statement_timeout = ${STATEMENT_PATIENCE_MS}; SET idle_in_transaction_session_timeout = ${STATEMENT_PATIENCE_MS}`,
  );
}

/** Waits for a database that is only starting, checks it and brings it to this version. */
async function prepare(databaseUrl: string, options: PostgresOptions): Promise<void> {
  const deadline = performance.now() + (options.startPatienceMs ?? START_PATIENCE_MS);
  for (let attempt = 1; ; attempt++) {
    try {
      await checkAndMigrate(databaseUrl);
      return;
    } catch (error) {
      if (!isNotThereYet(error) || performance.now() > deadline) throw refusalToStart(error, databaseUrl);
      if (attempt === 1) options.onWait?.("The database does not answer yet; it is asked again until it does.");
      await pause(START_PAUSE_MS);
    }
  }
}

async function checkAndMigrate(databaseUrl: string): Promise<void> {
  const client = new Client(connection(databaseUrl));
  // What breaks the session fails the query under way as well.
  client.on("error", () => undefined);
  try {
    await client.connect();
    const { rows } = await client.query<{ fsync: string | null }>("SELECT current_setting('fsync', true) AS fsync");
    if (rows[0]?.fsync === "off") throw new LosesCommits();
    await migratePostgres(client);
  } finally {
    await client.end();
  }
}
