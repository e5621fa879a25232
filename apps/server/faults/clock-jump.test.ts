import { createRequire } from "node:module";
import { calls } from "@vedanga/contract";
import { type ChildServer, findAt, saveAt, startServer } from "@vedanga/testing/server/child-server";
import { serverTest as it } from "@vedanga/testing/server/server-test";
import { someDetails } from "@vedanga/testing/server/some-details";
import { STORE_ENGINES } from "@vedanga/testing/server/store-engines";
import { until } from "@vedanga/testing/server/until";
import { expect, vi } from "vitest";

// Servers in processes of their own start slowly on a busy machine.
vi.setConfig({ testTimeout: 120_000, hookTimeout: 60_000 });

const CLOCK = createRequire(import.meta.url).resolve("@vedanga/testing/server/clock-that-jumps");
const YEAR_HOURS = 8766;
const DAY = `${calls.panchangDay.path}?date=21/11/2026&lat=17.385&lon=78.4867&tz=5.5`;

/** Moves the server's clock and returns its new time. */
async function jump(server: ChildServer): Promise<number> {
  const before = server.output().length;
  server.process.kill("SIGUSR2");
  let now: string | undefined;
  await until(() => {
    now = /clock at (\S+)\n/.exec(server.output().slice(before))?.[1];
    return now !== undefined;
  }, server);
  return Date.parse(now ?? "");
}

it.for(STORE_ENGINES)(
  "a clock that jumps forward 20 years and back 40 changes no id, no record and no answer on $name",
  async (engine, { newBed, onTestFinished }) => {
    const bed = await newBed(engine);
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
