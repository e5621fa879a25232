import { startServer } from "@vedanga/testing/server/child-server";
import { editingCrowd } from "@vedanga/testing/server/editing-crowd";
import { serverTest as it } from "@vedanga/testing/server/server-test";
import { STORE_ENGINES } from "@vedanga/testing/server/store-engines";
import { until } from "@vedanga/testing/server/until";
import { expect, vi } from "vitest";

vi.setConfig({ testTimeout: 600_000, hookTimeout: 60_000 });

const KILLS = 4;
const PEOPLE = 40;
/** A server lives for as many changes, drawn again each time; the first at least until everybody has a record. */
const MOST_CHANGES = 200;

it.concurrent.for(STORE_ENGINES)(
  `on $name a SIGKILL between saving the new and erasing the old leaves each of ${PEOPLE} people exactly one record`,
  async (engine, { newBed, onTestFinished }) => {
    const bed = await newBed(engine);
    const crowd = editingCrowd(PEOPLE);
    for (let kill = 0; kill < KILLS; kill++) {
      const server = await startServer(onTestFinished, bed.env);
      const before = crowd.changes;
      const killed = (async () => {
        const last = before + 1 + Math.floor(Math.random() * MOST_CHANGES);
        await until(() => crowd.isComplete && crowd.changes >= last, server);
        return server.end("SIGKILL");
      })();
      await crowd.edit(server.url, killed);
      expect(await killed).toBeNull();
      expect(await crowd.found(bed)).toEqual({ one: PEOPLE, none: 0, both: 0, older: 0 });
    }
    expect(crowd.broken, "requests cut by a kill").toBeGreaterThan(KILLS);
  },
);
