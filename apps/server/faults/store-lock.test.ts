import { join } from "node:path";
import { DatabaseSync } from "node:sqlite";
import { calls } from "@vedanga/contract";
import { bytesUnder } from "@vedanga/testing/bytes-under";
import { type ChildServer, findAt, saveAt, startServer } from "@vedanga/testing/server/child-server";
import { someDetails } from "@vedanga/testing/server/some-details";
import { until } from "@vedanga/testing/server/until";
import { temporaryDir } from "@vedanga/testing/temporary-dir";
import { describe, expect, it, onTestFinished, vi } from "vitest";
import { CALL_PATIENCE_MS, RECORDS_FILE } from "../src/store/sqlite-rows.ts";

// Servers in processes of their own start slowly on a busy machine.
vi.setConfig({ testTimeout: 120_000 });

const SAVES = 20;
/** Were each save to wait inside its call, all that came after them would wait twice as long. */
const MOST_MS = (SAVES * CALL_PATIENCE_MS) / 2;
const DAY = `${calls.panchangDay.path}?date=21/11/2026&lat=17.385&lon=78.4867&tz=5.5`;

async function serverWithFile() {
  const dir = temporaryDir(onTestFinished);
  const server = await startServer(onTestFinished, { DATA_DIR: dir });
  const other = new DatabaseSync(join(dir, RECORDS_FILE));
  onTestFinished(() => {
    if (other.isOpen) other.close();
  });
  return { dir, server, other };
}

const post = (server: ChildServer, path: string, body: unknown) =>
  fetch(server.url + path, {
    method: "POST",
    headers: { "content-type": "application/json" },
    body: JSON.stringify(body),
  });

describe("another program that locks the file of records", () => {
  it("makes only saves wait, and the saves are refused in time", async () => {
    const { server, other } = await serverWithFile();
    const id = await saveAt(server, someDetails());
    const readAll = () =>
      Promise.all(["/healthz", DAY, `${calls.getUser.path}?id=${id}`].map((path) => fetch(server.url + path)));
    const beforeLock = performance.now();
    await readAll();
    // How slow the machine is at present.
    const unlockedMs = performance.now() - beforeLock;
    other.exec("BEGIN IMMEDIATE");
    const start = performance.now();
    const saves = Array.from({ length: SAVES }, (_, n) =>
      post(server, calls.upsertUser.path, someDetails({ firstName: `Saver ${n}` })),
    );
    for (const { status } of await readAll()) expect(status).toBe(200);
    expect(performance.now() - start).toBeLessThan(MOST_MS + SAVES * unlockedMs);
    for (const { status } of await Promise.all(saves)) expect(status).toBe(503);
    expect(performance.now() - start).toBeLessThan(MOST_MS + SAVES * unlockedMs);
    other.exec("ROLLBACK");
    const after = await saveAt(server, someDetails({ firstName: "After" }));
    expect((await findAt(server, after))?.firstName).toBe("After");
    expect(await server.end("SIGTERM")).toBe(0);
  });

  it("does not turn an erasure into a failure, and once it has ended the record leaves the files", async () => {
    const { dir, server, other } = await serverWithFile();
    const id = await saveAt(server, someDetails());
    other.exec("BEGIN");
    const sealed = other.prepare("SELECT sealed FROM record").get()?.sealed;
    if (!(sealed instanceof Uint8Array)) throw new Error("there is no row");
    const bytes = Buffer.from(sealed).toString("latin1");
    const reply = await post(server, calls.eraseUser.path, { id });
    expect([reply.status, await reply.json()]).toEqual([200, { status: 200, response: { erased: true } }]);
    expect(await findAt(server, id)).toBeUndefined();
    // What the reader began with it may read to its end.
    expect(bytesUnder(dir)).toContain(bytes);
    other.close();
    await until(() => !bytesUnder(dir).includes(bytes), server);
    expect(await server.end("SIGTERM")).toBe(0);
  });
});
