import { PATHS } from "@vedanga/contract";
import { afterAll, describe, expect, it, onTestFinished, vi } from "vitest";
import { type Balancer, startBalancer } from "../src/testing/balancer.ts";
import { type ChildServer, startServer } from "../src/testing/child-server.ts";
import { endings } from "../src/testing/endings.ts";
import { keptRecords } from "../src/testing/kept-records.ts";
import { savingCrowd } from "../src/testing/saving-crowd.ts";
import { postgresBed, type StoreBed, startedCluster } from "../src/testing/store-engines.ts";

// Servers in processes of their own start slowly on a busy machine.
vi.setConfig({ testTimeout: 300_000, hookTimeout: 60_000 });

const shared = endings();
afterAll(shared.run);

const SAVERS = 30;
const READERS = 4;
const DAY = `${PATHS.panchangDay}?date=21/11/2026&lat=17.385&lon=78.4867&tz=5.5`;

/** Two instances on one database behind a balancer, and people who save and read through it without a pause. */
async function underLoad(replace: (pair: [ChildServer, ChildServer], bed: StoreBed, balancer: Balancer) => unknown) {
  const bed = await postgresBed(onTestFinished, await startedCluster(shared.atEnd));
  const balancer = await startBalancer(onTestFinished);
  const pair: [ChildServer, ChildServer] = await Promise.all([
    startServer(onTestFinished, bed.env),
    startServer(onTestFinished, bed.env),
  ]);
  balancer.use(pair.map(({ url }) => url));
  const crowd = savingCrowd();
  const replaced = Promise.resolve(replace(pair, bed, balancer));
  let isOver = false;
  const statuses = new Map<number, number>();
  const reader = async () => {
    while (!isOver) {
      const { status } = await fetch(balancer.url + DAY);
      statuses.set(status, (statuses.get(status) ?? 0) + 1);
    }
  };
  const readers = Array.from({ length: READERS }, reader);
  await crowd.save(balancer.url, SAVERS, replaced);
  isOver = true;
  await Promise.all(readers);
  return { bed, crowd, hidden: balancer.hidden, statuses };
}

const pause = (ms: number) => new Promise((resolve) => setTimeout(resolve, ms));

describe("two instances on one database behind a balancer, under load", () => {
  it("are replaced one after the other by SIGTERM without one failed request", async () => {
    const { bed, crowd, hidden, statuses } = await underLoad(async (pair, { env }, balancer) => {
      for (const which of [0, 1] as const) {
        await pause(500);
        expect(await pair[which].end("SIGTERM")).toBe(0);
        await pause(300);
        pair[which] = await startServer(onTestFinished, env);
        balancer.use(pair.map(({ url }) => url));
      }
      await pause(500);
    });
    expect({ broken: crowd.broken, refusals: crowd.refusals }).toEqual({ broken: 0, refusals: [] });
    expect([...statuses.keys()]).toEqual([200]);
    expect(crowd.acknowledged.size).toBeGreaterThan(SAVERS);
    // Something was there to hide: requests did meet an instance that was leaving.
    expect(hidden.refused + hidden.turnedAway + hidden.cut).toBeGreaterThan(0);
    expect(await keptRecords(bed, crowd)).toEqual({ lost: 0, torn: 0, twice: 0 });
  });

  it("lose by SIGKILL of one only what it had in hand, which the balancer sends to the other", async () => {
    const { bed, crowd, hidden, statuses } = await underLoad(async (pair, { env }, balancer) => {
      await pause(500);
      expect(await pair[0].end("SIGKILL")).toBeNull();
      await pause(500);
      pair[0] = await startServer(onTestFinished, env);
      balancer.use(pair.map(({ url }) => url));
      await pause(500);
    });
    expect({ broken: crowd.broken, refusals: crowd.refusals }).toEqual({ broken: 0, refusals: [] });
    expect([...statuses.keys()]).toEqual([200]);
    expect(hidden.cut).toBeLessThanOrEqual(SAVERS + READERS);
    expect(hidden.cut + hidden.refused).toBeGreaterThan(0);
    expect(await keptRecords(bed, crowd)).toEqual({ lost: 0, torn: 0, twice: 0 });
  });
});
