import { calls } from "@vedanga/contract";
import type { PostgresCluster } from "@vedanga/testing/postgres/postgres-cluster";
import { type Balancer, startBalancer } from "@vedanga/testing/server/balancer";
import { type ChildServer, startServer } from "@vedanga/testing/server/child-server";
import { keptRecords } from "@vedanga/testing/server/kept-records";
import { type SavingCrowd, savingCrowd } from "@vedanga/testing/server/saving-crowd";
import { serverTest as it } from "@vedanga/testing/server/server-test";
import { postgresBed } from "@vedanga/testing/server/store-engines";
import { until } from "@vedanga/testing/server/until";
import { describe, expect, onTestFinished, vi } from "vitest";
import { CONNECT_PATIENCE_MS } from "../src/store/postgres-rows.ts";

// Servers in processes of their own start slowly on a busy machine.
vi.setConfig({ testTimeout: 300_000, hookTimeout: 60_000 });

const SAVERS = 30;
const READERS = 4;
const DAY = `${calls.panchangDay.path}?date=21/11/2026&lat=17.385&lon=78.4867&tz=5.5`;

interface Replaceable {
  readonly pair: [ChildServer, ChildServer];
  readonly env: NodeJS.ProcessEnv;
  readonly balancer: Balancer;
  /** Resolves once many more saves were acknowledged. */
  underWay(): Promise<void>;
  /** Resolves once a request met an instance that could not answer it, beyond those before `since`. */
  met(since: number): Promise<void>;
}

/**
 * What the replacement refused. A busy machine may not commit within the server's patience with its database: that refusal
 * has tests of its own. An instance that closes its store too early refuses at once.
 */
const refusedByReplacing = ({ refusals }: SavingCrowd) =>
  refusals.filter(({ code, tookMs }) => code !== "store_unavailable" || tookMs < CONNECT_PATIENCE_MS);

const metSoFar = ({ hidden }: Balancer): number => hidden.refused + hidden.turnedAway + hidden.cut;

/** Two instances on one database behind a balancer, and people who save and read through it without a pause. */
async function underLoad(cluster: PostgresCluster, replace: (parts: Replaceable) => unknown) {
  const bed = await postgresBed(onTestFinished, cluster);
  const balancer = await startBalancer(onTestFinished);
  const pair: [ChildServer, ChildServer] = await Promise.all([
    startServer(onTestFinished, bed.env),
    startServer(onTestFinished, bed.env),
  ]);
  balancer.use(pair.map(({ url }) => url));
  const crowd = savingCrowd();
  const underWay = () => {
    const before = crowd.acknowledged.size;
    return until(() => crowd.acknowledged.size > before + SAVERS);
  };
  const met = (since: number) => until(() => metSoFar(balancer) > since);
  const replaced = Promise.resolve(replace({ pair, env: bed.env, balancer, underWay, met }));
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

describe("two instances on one database behind a balancer, under load", () => {
  it("are replaced one after the other by SIGTERM without one failed request", async ({ cluster }) => {
    const { bed, crowd, hidden, statuses } = await underLoad(
      cluster,
      async ({ pair, env, balancer, underWay, met }) => {
        for (const which of [0, 1] as const) {
          await underWay();
          const before = metSoFar(balancer);
          expect(await pair[which].end("SIGTERM")).toBe(0);
          await met(before);
          pair[which] = await startServer(onTestFinished, env);
          balancer.use(pair.map(({ url }) => url));
        }
        await underWay();
      },
    );
    expect({ broken: crowd.broken, refusals: refusedByReplacing(crowd) }).toEqual({ broken: 0, refusals: [] });
    expect([...statuses.keys()]).toEqual([200]);
    expect(crowd.acknowledged.size).toBeGreaterThan(SAVERS);
    // Something was there to hide: requests did meet an instance that was leaving.
    expect(hidden.refused + hidden.turnedAway + hidden.cut).toBeGreaterThan(0);
    expect(await keptRecords(bed, crowd)).toEqual({ lost: 0, torn: 0, twice: 0 });
  });

  it("lose by SIGKILL of one only its open requests, which the balancer sends to the other", async ({ cluster }) => {
    const { bed, crowd, hidden, statuses } = await underLoad(
      cluster,
      async ({ pair, env, balancer, underWay, met }) => {
        await underWay();
        const before = metSoFar(balancer);
        expect(await pair[0].end("SIGKILL")).toBeNull();
        await met(before);
        pair[0] = await startServer(onTestFinished, env);
        balancer.use(pair.map(({ url }) => url));
        await underWay();
      },
    );
    expect({ broken: crowd.broken, refusals: refusedByReplacing(crowd) }).toEqual({ broken: 0, refusals: [] });
    expect([...statuses.keys()]).toEqual([200]);
    expect(hidden.cut).toBeLessThanOrEqual(SAVERS + READERS);
    expect(hidden.cut + hidden.refused).toBeGreaterThan(0);
    expect(await keptRecords(bed, crowd)).toEqual({ lost: 0, torn: 0, twice: 0 });
  });
});
