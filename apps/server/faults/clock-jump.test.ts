import { createRequire } from "node:module";
import { calls } from "@vedanga/contract";
import { endings } from "@vedanga/testing/endings";
import { type ChildServer, findAt, saveAt, startServer } from "@vedanga/testing/server/child-server";
import { someDetails } from "@vedanga/testing/server/some-details";
import { storeEngines } from "@vedanga/testing/server/store-engines";
import { afterAll, expect, it, vi } from "vitest";

// Servers in processes of their own start slowly on a busy machine.
vi.setConfig({ testTimeout: 120_000, hookTimeout: 60_000 });

const shared = endings();
afterAll(shared.run);

const CLOCK = createRequire(import.meta.url).resolve("@vedanga/testing/server/clock-that-jumps");
const YEAR_HOURS = 8766;
const DAY = `${calls.panchangDay.path}?date=21/11/2026&lat=17.385&lon=78.4867&tz=5.5`;

/** Moves the server's clock and returns its new time. */
async function jump(server: ChildServer): Promise<number> {
  const before = server.output().length;
  server.process.kill("SIGUSR2");
  for (;;) {
    const found = /clock at (\S+)\n/.exec(server.output().slice(before))?.[1];
    if (found) return Date.parse(found);
    await new Promise((resolve) => setTimeout(resolve, 5));
  }
}

it.for(storeEngines(shared.atEnd))(
  "a clock that jumps forward 20 years and back 40 changes no id, no record and no answer on $name",
  async ({ newBed }, { onTestFinished }) => {
    const bed = await newBed(onTestFinished);
    const server = await startServer(onTestFinished, {
      ...bed.env,
      NODE_OPTIONS: `--import ${CLOCK} --disable-warning=ExperimentalWarning`,
      CLOCK_JUMPS_HOURS: [20 * YEAR_HOURS, -40 * YEAR_HOURS].join(","),
    });
    const id = await saveAt(server, someDetails());
    const day = await (await fetch(server.url + DAY)).text();
    for (const years of [20, -20]) {
      const now = await jump(server);
      expect(Math.abs(now - Date.now() - years * YEAR_HOURS * 3_600_000)).toBeLessThan(60_000);
      expect(await findAt(server, id)).toEqual(someDetails());
      expect(await saveAt(server, someDetails())).toBe(id);
      expect(await (await fetch(server.url + DAY)).text()).toBe(day);
      const after = await saveAt(server, someDetails({ firstName: `After ${years}` }));
      expect((await findAt(server, after))?.firstName).toBe(`After ${years}`);
      expect((await fetch(`${server.url}/readyz`)).status).toBe(200);
    }
    expect(await bed.rows()).toHaveLength(3);
    expect(await server.end("SIGTERM")).toBe(0);
  },
);
