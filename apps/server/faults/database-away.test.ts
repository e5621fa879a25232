import { existsSync } from "node:fs";
import { calls } from "@vedanga/contract";
import { type ChildServer, findAt, startServer } from "@vedanga/testing/server/child-server";
import { keptRecords } from "@vedanga/testing/server/kept-records";
import { rawClient } from "@vedanga/testing/server/raw-client";
import { detailsNumber, type SavingCrowd, savingCrowd } from "@vedanga/testing/server/saving-crowd";
import { postgresBed, startedCluster } from "@vedanga/testing/server/store-engines";
import { until } from "@vedanga/testing/server/until";
import { describe, expect, it, vi } from "vitest";

// Servers in processes of their own start slowly on a busy machine.
vi.setConfig({ testTimeout: 300_000, hookTimeout: 60_000 });

const SAVERS = 50;
/** Waiting for a session, the database's own limit and a margin: no request waits forever. */
const LONGEST_REFUSAL_MS = 10_000;
/** From SIGTERM on, as operators count it. */
const LONGEST_STOP_MS = 10_000;
const DAY = `${calls.panchangDay.path}?date=21/11/2026&lat=17.385&lon=78.4867&tz=5.5`;

const statusOf = async (server: ChildServer, path: string) => (await fetch(server.url + path)).status;

/** Saves without a pause while the database goes away and comes back; the server is never touched. */
async function whileAway(server: ChildServer, crowd: SavingCrowd, goAway: () => unknown, comeBack: () => unknown) {
  const acknowledgedAtFirst = crowd.acknowledged.size;
  const refusedAtFirst = crowd.refusals.length;
  const over = (async () => {
    await until(() => crowd.acknowledged.size > acknowledgedAtFirst + SAVERS, server);
    await goAway();
    await until(() => crowd.refusals.length > refusedAtFirst + SAVERS, server);
    await until(async () => (await statusOf(server, "/readyz")) === 503, server);
    expect(await statusOf(server, "/healthz")).toBe(200);
    expect(await statusOf(server, DAY)).toBe(200);
    await comeBack();
    const acknowledgedBefore = crowd.acknowledged.size;
    await until(() => crowd.acknowledged.size > acknowledgedBefore + SAVERS, server);
    await until(async () => (await statusOf(server, "/readyz")) === 200, server);
  })();
  await crowd.save(server.url, SAVERS, over);
}

/** How long the server takes at most to say that it lives, which needs no database: on a busy machine that is much. */
function lagOf(server: ChildServer) {
  let isOver = false;
  let longestMs = 0;
  const looking = (async () => {
    while (!isOver) {
      const start = performance.now();
      await statusOf(server, "/healthz");
      longestMs = Math.max(longestMs, performance.now() - start);
      await new Promise((resolve) => setTimeout(resolve, 50));
    }
  })();
  return {
    stop() {
      isOver = true;
      return looking;
    },
    get longestMs() {
      return longestMs;
    },
  };
}

describe.concurrent("a database that goes away under load", () => {
  it("is answered as store_unavailable, and served again by itself once it is back, with nothing lost", async ({
    expect,
    onTestFinished,
  }) => {
    const cluster = await startedCluster(onTestFinished);
    const bed = await postgresBed(onTestFinished, cluster);
    const server = await startServer(onTestFinished, { ...bed.env, LOG_LEVEL: "error" });
    const crowd = savingCrowd();
    await whileAway(
      server,
      crowd,
      () => cluster.stop("fast"),
      () => cluster.start(),
    );
    // The second time it does not end in order: it recovers from its log.
    await whileAway(
      server,
      crowd,
      () => cluster.stop("immediate"),
      () => cluster.start(),
    );
    expect(crowd.broken).toBe(0);
    expect(new Set(crowd.refusals.map(({ code }) => code))).toEqual(new Set(["store_unavailable"]));
    expect(await keptRecords(bed, crowd)).toEqual({ lost: 0, torn: 0, twice: 0 });
    const [id = "", n = -1] = [...crowd.acknowledged][0] ?? [];
    expect(await findAt(server, id)).toEqual(detailsNumber(n));
    // Hundreds of failures were logged, and none contains anything personal.
    const log = server.output();
    expect(log).toContain('"code":"store_unavailable"');
    const { password } = new URL(String(bed.env.DATABASE_URL));
    for (const word of [decodeURIComponent(password), password, "Zephyrina", "Quillfeather", "Warangal", "+91", id])
      expect(log.includes(word), word).toBe(false);
  });

  it("is not waited for without end when it falls silent", async ({ expect, onTestFinished }) => {
    const cluster = await startedCluster(onTestFinished);
    const bed = await postgresBed(onTestFinished, cluster);
    const server = await startServer(onTestFinished, { ...bed.env, LOG_LEVEL: "silent" });
    const crowd = savingCrowd();
    let stopped: readonly number[] = [];
    const signal = (name: NodeJS.Signals) => {
      for (const id of stopped) {
        // One that cleaned up may have ended meanwhile.
        if (existsSync(`/proc/${id}`) || process.platform !== "linux") process.kill(id, name);
      }
    };
    const silence = async () => {
      stopped = await cluster.processIds();
      signal("SIGSTOP");
    };
    onTestFinished(() => signal("SIGCONT"));
    const lag = lagOf(server);
    await whileAway(server, crowd, silence, () => signal("SIGCONT"));
    await lag.stop();
    expect(crowd.broken).toBe(0);
    expect(new Set(crowd.refusals.map(({ code }) => code))).toEqual(new Set(["store_unavailable"]));
    expect(Math.max(...crowd.refusals.map(({ tookMs }) => tookMs))).toBeLessThan(LONGEST_REFUSAL_MS + lag.longestMs);
    expect(await keptRecords(bed, crowd)).toEqual({ lost: 0, torn: 0, twice: 0 });

    const [id = ""] = [...crowd.acknowledged.keys()];
    await silence();
    const asking = await rawClient(onTestFinished, server.port);
    asking.send(
      `GET ${calls.getUser.path}?id=${id} HTTP/1.1\r\nHost: x\r\nExpect: 100-continue\r\nConnection: close\r\n\r\n`,
    );
    // So it says that it has begun with it (RFC 9110, 10.1.1).
    await asking.untilMatches(/^HTTP\/1\.1 100 /);
    const start = performance.now();
    const code = await server.end("SIGTERM");
    const stopMs = performance.now() - start;
    expect(await asking.untilHungUp()).toMatch(/\r\n\r\nHTTP\/1\.1 503 /);
    expect(code).toBe(0);
    expect(stopMs).toBeLessThan(LONGEST_STOP_MS + lag.longestMs);
  });
});
