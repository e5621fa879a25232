import { afterAll, expect, it, vi } from "vitest";
import { findAt, startServer } from "../src/testing/child-server.ts";
import { endings } from "../src/testing/endings.ts";
import { keptRecords } from "../src/testing/kept-records.ts";
import { detailsNumber, savingCrowd } from "../src/testing/saving-crowd.ts";
import { storeEngines } from "../src/testing/store-engines.ts";

// Twenty starts of a server, one after another, on a machine that may be busy.
vi.setConfig({ testTimeout: 900_000, hookTimeout: 60_000 });

const shared = endings();
afterAll(shared.run);

const KILLS = 20;
const SAVERS = 100;
/** A server lives for as many saves, drawn anew each time, so that a slow machine is put to the test as a fast one. */
const MOST_SAVES = 2 * SAVERS;
/** Asked of the last server itself; all are held against the rows. */
const ASKED_AGAIN = 200;

it.concurrent.for(storeEngines(shared.atEnd))(
  `on $name ${KILLS} SIGKILLs under ${SAVERS} savers lose, tear and double no acknowledged record`,
  async ({ newBed }, { onTestFinished }) => {
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
    expect(crowd.refusals).toEqual([]);
    for (const [id, n] of [...crowd.acknowledged].slice(-ASKED_AGAIN))
      expect(await findAt(last, id)).toEqual(detailsNumber(n));
  },
);
