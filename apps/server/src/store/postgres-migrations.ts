import type { Client } from "pg";

/**
 * Forward only; number n takes a database of version n to n + 1. Never change one that was released, and let each leave
 * what the version before it needs: while servers are replaced one by one, both run.
 * A schema of our own separates us from others who share the database. No date and no number: rows are not counted.
 * Each dead version of a row must be cleaned up in the next round of autovacuum, not only after many of them.
 */
const MIGRATIONS: readonly string[] = [
  `CREATE TABLE vedanga.record (key bytea PRIMARY KEY, sealed bytea NOT NULL)
   WITH (autovacuum_vacuum_threshold = 0, autovacuum_vacuum_scale_factor = 0)`,
];

/** "VEDA" in ASCII, as in the SQLite file. */
const ADVISORY_LOCK = 0x56454441;
const LOCK_PATIENCE_MS = 30_000;

export class NewerDatabase extends Error {}

/** Brings a database to this version, in one transaction under a lock: of many servers starting at once, one does it. */
export async function migratePostgres(client: Client): Promise<void> {
  await client.query("BEGIN");
  try {
    await client.query(`SET LOCAL lock_timeout = ${LOCK_PATIENCE_MS}`);
    await client.query("SELECT pg_advisory_xact_lock($1)", [ADVISORY_LOCK]);
    const version = await versionOf(client);
    if (version > MIGRATIONS.length) throw new NewerDatabase();
    for (const sql of MIGRATIONS.slice(version)) await client.query(sql);
    if (version < MIGRATIONS.length) await client.query("UPDATE vedanga.version SET version = $1", [MIGRATIONS.length]);
    await client.query("COMMIT");
  } catch (error) {
    // A connection that broke has rolled back by itself.
    await client.query("ROLLBACK").catch(() => undefined);
    throw error;
  }
}

async function versionOf(client: Client): Promise<number> {
  // CREATE … IF NOT EXISTS needs the right to create even if nothing is created; a server may not have it.
  const { rows: found } = await client.query("SELECT to_regclass('vedanga.version') IS NOT NULL AS made");
  if (!found[0]?.made) {
    const { rows: schemas } = await client.query("SELECT FROM pg_namespace WHERE nspname = 'vedanga'");
    if (schemas.length === 0) await client.query("CREATE SCHEMA vedanga");
    await client.query("CREATE TABLE vedanga.version (version integer NOT NULL)");
    await client.query("INSERT INTO vedanga.version VALUES (0)");
  }
  const { rows } = await client.query("SELECT version FROM vedanga.version");
  return Number(rows[0]?.version);
}
