import { findAt, startServer } from "@vedanga/testing/server/child-server";
import { keptRecords } from "@vedanga/testing/server/kept-records";
import { detailsNumber, savingCrowd } from "@vedanga/testing/server/saving-crowd";
import { serverTest as it } from "@vedanga/testing/server/server-test";
import { STORE_ENGINES } from "@vedanga/testing/server/store-engines";
import { until } from "@vedanga/testing/server/until";
import { expect, vi } from "vitest";

// Starts of a server one after another, on a machine that may be busy.
vi.setConfig({ testTimeout: 900_000, hookTimeout: 60_000 });

/** Each run draws other moments: what more kills in one would find, a few more runs find too. */
const KILLS = 5;
const SAVERS = 100;
/** A server lives for as many saves, drawn again each time, so that a slow machine is put to the test as a fast one. */
const MOST_SAVES = 2 * SAVERS;
/** Requested from the last server itself; all are compared with the rows. */
const ASKED_AGAIN = 200;

it.concurrent.for(STORE_ENGINES)(
  `on $name SIGKILLs under ${SAVERS} savers lose, tear and double no acknowledged record`,
  async (engine, { newBed, onTestFinished }) => {
    const bed = await newBed(engine);
    const crowd = savingCrowd();
    for (let kill = 0; kill < KILLS; kill++) {
      const server = await startServer(onTestFinished, bed.env);
      const before = crowd.acknowledged.size;
      const killed = (async () => {
        const last = before + 1 + Math.floor(Math.random() * MOST_SAVES);
        await until(() => crowd.acknowledged.size >= last, server);
        return server.end("SIGKILL");
      })();
      await crowd.save(server.url, SAVERS, killed);
      expect(await killed).toBeNull();
    }
    const last = await startServer(onTestFinished, bed.env);
    expect(await keptRecords(bed, crowd)).toEqual({ lost: 0, torn: 0, twice: 0 });
    expect(crowd.acknowledged.size).toBeGreaterThan((KILLS * MOST_SAVES) / 10);
    expect(crowd.broken, "requests cut by a kill").toBeGreaterThan(KILLS);
    // A hundred savers wait for ten sessions: on a busy machine one may wait longer than the store's limit. None is refused
    // sooner, or for another reason, by what a killed server left behind.
    const unfounded = crowd.refusals.filter(
      ({ code, tookMs }) => code !== "store_unavailable" || tookMs < engine.patienceMs,
    );
    expect(unfounded).toEqual([]);
    for (const [id, n] of [...crowd.acknowledged].slice(-ASKED_AGAIN))
      expect(await findAt(last, id)).toEqual(detailsNumber(n));
  },
);
