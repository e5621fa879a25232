import { describe, expect, it, onTestFinished, vi } from "vitest";
import { findAt, saveAt, startServer } from "../testing/child-server.ts";
import { someDetails } from "../testing/some-details.ts";
import { temporaryDir } from "../testing/temporary-dir.ts";

// Servers in processes of their own start slowly on a busy machine.
vi.setConfig({ testTimeout: 60_000, hookTimeout: 60_000 });

const KILLS = 6;
const SAVERS = 8;

describe("an acknowledged record", () => {
  it("is there after SIGKILL right behind the answer", async () => {
    const env = { DATA_DIR: temporaryDir(onTestFinished) };
    const first = await startServer(onTestFinished, env);
    const id = await saveAt(first, someDetails());
    expect(await first.end("SIGKILL")).toBeNull();
    const second = await startServer(onTestFinished, env);
    expect(await findAt(second, id)).toEqual(someDetails());
  });

  it(`is never lost nor torn by ${KILLS} SIGKILLs at random moments under ${SAVERS} savers`, async () => {
    const env = { DATA_DIR: temporaryDir(onTestFinished) };
    const acknowledged = new Map<string, string>();
    let next = 0;
    for (let round = 0; round < KILLS; round++) {
      const server = await startServer(onTestFinished, env);
      const before = acknowledged.size;
      const saver = async () => {
        for (;;) {
          const mobile = String(next++);
          const id = await saveAt(server, someDetails({ mobile }));
          acknowledged.set(id, mobile);
        }
      };
      const savers = Array.from({ length: SAVERS }, () => saver().catch(() => undefined));
      while (acknowledged.size === before) await new Promise((resolve) => setTimeout(resolve, 5));
      await new Promise((resolve) => setTimeout(resolve, Math.random() * 300));
      await server.end("SIGKILL");
      await Promise.all(savers);
    }
    const server = await startServer(onTestFinished, env);
    const found = await Promise.all(
      [...acknowledged].map(async ([id, mobile]) => (await findAt(server, id))?.mobile === mobile),
    );
    expect(acknowledged.size).toBeGreaterThan(KILLS * SAVERS);
    expect(found.filter((isThere) => !isThere)).toHaveLength(0);
  });
});

describe("a disk that takes no more", () => {
  it("refuses saves with 503, keeps what it acknowledged, and the server lives on", async () => {
    const env = { DATA_DIR: temporaryDir(onTestFinished) };
    // No file may grow beyond 256 blocks of 1 KiB: the write fails as on a full disk.
    const limited = ["bash", "-c", 'trap "" XFSZ; ulimit -f 256; exec "$@"', "bash"];
    const server = await startServer(onTestFinished, { ...env, LOG_LEVEL: "silent" }, limited);
    const acknowledged = new Map<string, string>();
    let refusal: unknown;
    for (let n = 0; n < 2000 && refusal === undefined; n++) {
      try {
        acknowledged.set(await saveAt(server, someDetails({ mobile: String(n) })), String(n));
      } catch (error) {
        refusal = error;
      }
    }
    expect(String(refusal)).toContain("store_unavailable");
    expect(acknowledged.size).toBeGreaterThan(20);
    for (const [id, mobile] of acknowledged) expect((await findAt(server, id))?.mobile).toBe(mobile);
    expect((await fetch(`${server.url}/healthz`)).status).toBe(200);
    await server.end("SIGKILL");
    const unlimited = await startServer(onTestFinished, env);
    for (const [id, mobile] of acknowledged) expect((await findAt(unlimited, id))?.mobile).toBe(mobile);
    expect(await findAt(unlimited, await saveAt(unlimited, someDetails({ mobile: "after" })))).toBeDefined();
  });
});
