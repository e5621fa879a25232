import { once } from "node:events";
import { connect, createServer, type Socket } from "node:net";
import { setTimeout as pause } from "node:timers/promises";
import { serverTest } from "@vedanga/testing/server/server-test";
import { inDatabase, postgresBed } from "@vedanga/testing/server/store-engines";
import type { Client } from "pg";
import { describe, expect, onTestFinished, vi } from "vitest";
import { StartRefusal } from "../start-refusal.ts";
import { openPostgresRows } from "./postgres-rows.ts";

// The database server is started and stopped several times.
vi.setConfig({ testTimeout: 60_000, hookTimeout: 60_000 });

const it = serverTest
  // What is not flushed at the commit stays in memory for long: a commit that does not wait shows.
  .extend("clusterSettings", { scope: "file" }, () => ({ wal_writer_delay: "10s" }))
  .extend("emptyDatabase", ({ onTestFinished, cluster }) => async (): Promise<string> => {
    const { env } = await postgresBed(onTestFinished, cluster);
    return String(env.DATABASE_URL);
  });

const key = (n: number) => Buffer.alloc(32, n);

async function openRows(url: string) {
  const rows = await openPostgresRows(url);
  onTestFinished(() => rows.close());
  return rows;
}

async function refusalOf(url: string, startPatienceMs = 0): Promise<StartRefusal> {
  try {
    await openPostgresRows(url, { startPatienceMs });
  } catch (error) {
    if (error instanceof StartRefusal) return error;
    throw error;
  }
  throw new Error("it did not refuse");
}

/** A way to the database that can be cut. */
async function gateTo(databaseUrl: string) {
  const { hostname, port } = new URL(databaseUrl);
  const open = new Set<Socket>();
  const server = createServer((socket) => {
    const onward = connect(Number(port), hostname);
    for (const [end, other] of [
      [socket, onward],
      [onward, socket],
    ] as const) {
      open.add(end);
      end.on("error", () => undefined).on("close", () => other.destroy());
      end.pipe(other);
    }
  });
  await once(server.listen(0, "127.0.0.1"), "listening");
  onTestFinished(() => void server.close());
  const url = new URL(databaseUrl);
  const address = server.address();
  if (address !== null && typeof address === "object") url.port = String(address.port);
  const cut = () => {
    for (const socket of open) socket.resetAndDestroy();
  };
  return { url: url.href, cut };
}

describe("records in PostgreSQL", () => {
  it("are flushed before a save or an erasure is acknowledged, even where the database would not wait", async ({
    emptyDatabase,
    cluster,
  }) => {
    const url = await emptyDatabase();
    const name = new URL(url).pathname.slice(1);
    await (await openPostgresRows(url)).close();
    await inDatabase(url, (client) => client.query(`ALTER DATABASE ${name} SET synchronous_commit = off`));
    const rows = await openRows(url);
    for (let n = 0; n < 3; n++) {
      await rows.put(key(n), Buffer.from(`sealed ${n}`));
      if (n > 0) await rows.remove(key(n - 1));
      await cluster.stop("immediate");
      await cluster.start();
      expect((await rows.get(key(n)))?.toString()).toBe(`sealed ${n}`);
      if (n > 0) expect(await rows.get(key(n - 1))).toBeUndefined();
    }
    await rows.put(key(3), Buffer.from("sealed 3"), { without: [key(2)] });
    await cluster.stop("immediate");
    await cluster.start();
    expect((await rows.get(key(3)))?.toString()).toBe("sealed 3");
    expect(await rows.get(key(2))).toBeUndefined();
  });

  it.for(["INSERT", "DELETE"])(
    "are both as before if the %s of one of two fails, and both changed at the next attempt",
    async (step, { emptyDatabase }) => {
      const url = await emptyDatabase();
      const rows = await openRows(url);
      await rows.put(key(1), Buffer.from("one"));
      await inDatabase(url, async (client) => {
        await client.query(`CREATE FUNCTION hold() RETURNS trigger LANGUAGE plpgsql AS $$ BEGIN
        RAISE 'held'; END $$`);
        await client.query(`CREATE TRIGGER held BEFORE ${step} ON vedanga.record FOR EACH ROW EXECUTE FUNCTION hold()`);
      });
      await expect(rows.put(key(2), Buffer.from("two"), { without: [key(1)] })).rejects.toThrow("held");
      expect((await rows.get(key(1)))?.toString()).toBe("one");
      expect(await rows.get(key(2))).toBeUndefined();
      await inDatabase(url, (client) => client.query("DROP TRIGGER held ON vedanga.record"));
      await rows.put(key(2), Buffer.from("two"), { without: [key(1), key(3)] });
      expect(await rows.get(key(1))).toBeUndefined();
      expect((await rows.get(key(2)))?.toString()).toBe("two");
    },
  );

  it("are as before if the connection is cut while one waits for another, and the server goes on", async ({
    emptyDatabase,
  }) => {
    const url = await emptyDatabase();
    const gate = await gateTo(url);
    const rows = await openRows(gate.url);
    await rows.put(key(1), Buffer.from("one"));
    await inDatabase(url, async (holder) => {
      await holder.query("BEGIN; SELECT FROM vedanga.record FOR UPDATE");
      const waiting = expect(rows.put(key(2), Buffer.from("two"), { without: [key(1)] })).rejects.toThrow();
      const waiters = "SELECT FROM pg_stat_activity WHERE wait_event_type = 'Lock' AND datname = current_database()";
      while ((await holder.query(waiters)).rowCount === 0) await pause(10);
      gate.cut();
      await waiting;
    });
    expect((await rows.get(key(1)))?.toString()).toBe("one");
    expect(await rows.put(key(2), Buffer.from("two"), { without: [key(1)] })).toBe(true);
    expect(await rows.get(key(1))).toBeUndefined();
  });

  it("leave a stronger promise of the database as it is", async ({ emptyDatabase }) => {
    const url = await emptyDatabase();
    await (await openPostgresRows(url)).close();
    await inDatabase(url, async (client) => {
      await client.query("CREATE TABLE seen (mode text)");
      await client.query(`CREATE FUNCTION note_mode() RETURNS trigger LANGUAGE plpgsql AS $$ BEGIN
        INSERT INTO seen VALUES (current_setting('synchronous_commit')); RETURN NULL; END $$`);
      await client.query("CREATE TRIGGER note_mode AFTER INSERT ON vedanga.record EXECUTE FUNCTION note_mode()");
      const name = new URL(url).pathname.slice(1);
      await client.query(`ALTER DATABASE ${name} SET synchronous_commit = remote_apply`);
    });
    await (await openRows(url)).put(key(1), Buffer.from("one"));
    const modes = await inDatabase(url, async (client) => (await client.query("SELECT mode FROM seen")).rows);
    expect(modes).toEqual([{ mode: "remote_apply" }]);
  });

  it("leave no dead row behind for long", async ({ emptyDatabase }) => {
    const url = await emptyDatabase();
    const rows = await openRows(url);
    for (let n = 0; n < 50; n++) await rows.put(key(n), Buffer.alloc(500, n));
    await rows.remove(key(7));
    const deadRows = (client: Client) =>
      client.query<{ dead: string; vacuums: string }>(
        `SELECT n_dead_tup AS dead, autovacuum_count AS vacuums FROM pg_stat_user_tables WHERE relname = 'record'`,
      );
    for (;;) {
      // The database counts what a session has done when that session does something again, or after ten idle seconds.
      await rows.probe();
      const [table] = await inDatabase(url, async (client) => (await deadRows(client)).rows);
      if (table?.dead === "0" && table.vacuums !== "0") break;
      await pause(100);
    }
  });

  it("are made once when many servers start on the same empty database", async ({ emptyDatabase }) => {
    const url = await emptyDatabase();
    const opened = await Promise.all(Array.from({ length: 6 }, () => openRows(url)));
    await Promise.all(opened.map((rows, n) => rows.put(key(n), Buffer.from("x"))));
    const counted = await inDatabase(
      url,
      async (client) => (await client.query("SELECT FROM vedanga.record")).rowCount,
    );
    expect(counted).toBe(6);
  });

  it("need no right to make tables once these are there", async ({ emptyDatabase }) => {
    const url = await emptyDatabase();
    await (await openPostgresRows(url)).close();
    const name = new URL(url).pathname.slice(1);
    await inDatabase(url, (client) =>
      client.query(`CREATE ROLE user_of_${name} LOGIN PASSWORD 'plain';
        GRANT USAGE ON SCHEMA vedanga TO user_of_${name};
        GRANT SELECT ON vedanga.version TO user_of_${name};
        GRANT SELECT, INSERT, UPDATE, DELETE ON vedanga.record TO user_of_${name}`),
    );
    const plain = new URL(url);
    plain.username = `user_of_${name}`;
    plain.password = "plain";
    const rows = await openRows(plain.href);
    await rows.put(key(1), Buffer.from("one"));
    await rows.probe();
    await rows.remove(key(1));
    expect(await rows.get(key(1))).toBeUndefined();
  });
});

/** Has the settings read again, and resolves once new sessions see it. */
async function reloadedTo(url: string, fsync: "on" | "off"): Promise<void> {
  await inDatabase(url, (client) => client.query("SELECT pg_reload_conf()"));
  const current = () => inDatabase(url, async (client) => (await client.query("SHOW fsync")).rows[0]?.fsync);
  while ((await current()) !== fsync) await pause(10);
}

describe("a start on a database", () => {
  it("waits for one that is only starting", async ({ emptyDatabase, cluster }) => {
    const url = await emptyDatabase();
    await cluster.stop("fast");
    const lines: string[] = [];
    const opening = openPostgresRows(url, { onWait: (line) => lines.push(line) });
    while (lines.length === 0) await pause(10);
    await cluster.start();
    await (await opening).close();
    expect(lines).toEqual(["The database does not answer yet; it is asked again until it does."]);
  });

  it("is refused if no database answers, without a word of user or password", async () => {
    const refusal = await refusalOf("postgres://vedanga:hunter2@127.0.0.1:1/records");
    expect(refusal.message).toBe("The database at 127.0.0.1:1 does not answer.");
    expect(refusal.message + refusal.remedy).not.toContain("hunter2");
  });

  it("is refused with a wrong password, or a database that is not there", async ({ cluster }) => {
    const wrong = new URL(cluster.url("postgres"));
    wrong.password = "hunter2";
    expect((await refusalOf(wrong.href)).message).toContain("does not let this user in");
    expect((await refusalOf(cluster.url("nowhere"))).message).toContain("There is no database of that name");
  });

  it("is refused if a newer version wrote it, and if it accepts no writes", async ({ emptyDatabase }) => {
    const url = await emptyDatabase();
    await (await openPostgresRows(url)).close();
    await inDatabase(url, (client) => client.query("UPDATE vedanga.version SET version = 99"));
    expect((await refusalOf(url)).message).toContain("newer version");
    const empty = await emptyDatabase();
    const name = new URL(empty).pathname.slice(1);
    await inDatabase(empty, (client) => client.query(`ALTER DATABASE ${name} SET default_transaction_read_only = on`));
    expect((await refusalOf(empty)).message).toContain("takes no writes");
  });

  it("is refused if the user may not make the tables, with the way out", async ({ emptyDatabase }) => {
    const url = await emptyDatabase();
    const name = new URL(url).pathname.slice(1);
    await inDatabase(url, (client) => client.query(`CREATE ROLE guest_of_${name} LOGIN PASSWORD 'plain'`));
    const guest = new URL(url);
    guest.username = `guest_of_${name}`;
    guest.password = "plain";
    expect((await refusalOf(guest.href)).remedy).toContain("CREATE SCHEMA vedanga AUTHORIZATION");
  });

  it("is refused if the database does not flush at all", async ({ emptyDatabase }) => {
    const url = await emptyDatabase();
    await inDatabase(url, (client) => client.query("ALTER SYSTEM SET fsync = off"));
    onTestFinished(async () => {
      await inDatabase(url, (client) => client.query("ALTER SYSTEM RESET fsync"));
      await reloadedTo(url, "on");
    });
    await reloadedTo(url, "off");
    expect((await refusalOf(url)).message).toContain("fsync=off");
  });
});
