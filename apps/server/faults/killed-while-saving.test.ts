import { endings } from "@vedanga/testing/endings";
import { findAt, startServer } from "@vedanga/testing/server/child-server";
import { keptRecords } from "@vedanga/testing/server/kept-records";
import { detailsNumber, savingCrowd } from "@vedanga/testing/server/saving-crowd";
import { storeEngines } from "@vedanga/testing/server/store-engines";
import { afterAll, expect, it, vi } from "vitest";

// Twenty starts of a server, one after another, on a machine that may be busy.
vi.setConfig({ testTimeout: 900_000, hookTimeout: 60_000 });

const shared = endings();
afterAll(shared.run);

const KILLS = 20;
const SAVERS = 100;
/** A server lives for as many saves, drawn again each time, so that a slow machine is put to the test as a fast one. */
const MOST_SAVES = 2 * SAVERS;
/** Requested from the last server itself; all are compared with the rows. */
const ASKED_AGAIN = 200;

it.concurrent.for(storeEngines(shared.atEnd))(
  `on $name ${KILLS} SIGKILLs under ${SAVERS} savers lose, tear and double no acknowledged record`,
  async ({ newBed, patienceMs }, { onTestFinished }) => {
    const bed = await newBed(onTestFinished);
    const crowd = savingCrowd();
    for (let kill = 0; kill < KILLS; kill++) {
      const server = await startServer(onTestFinished, bed.env);
      const before = crowd.acknowledged.size;
      const killed = (async () => {
        const last = before + 1 + Math.floor(Math.random() * MOST_SAVES);
        while (crowd.acknowledged.size < last) await new Promise((resolve) => setTimeout(resolve, Math.random() * 10));
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
    const unfounded = crowd.refusals.filter(({ code, tookMs }) => code !== "store_unavailable" || tookMs < patienceMs);
    expect(unfounded).toEqual([]);
    for (const [id, n] of [...crowd.acknowledged].slice(-ASKED_AGAIN))
      expect(await findAt(last, id)).toEqual(detailsNumber(n));
  },
);
