import { endings } from "@vedanga/testing/endings";
import { builtApp } from "@vedanga/testing/server/built-app";
import { readRefusal } from "@vedanga/testing/server/read-refusal";
import { storeEngines } from "@vedanga/testing/server/store-engines";
import { temporaryDir } from "@vedanga/testing/temporary-dir";
import { afterAll, expect, it, onTestFinished, vi } from "vitest";
import { openSqliteRows } from "../../store/sqlite-rows.ts";

// A database server is started for the first test that asks for one.
vi.setConfig({ testTimeout: 60_000, hookTimeout: 60_000 });

/** A verdict is a second old at most; a lock on SQLite is waited for before it is one. */
const IN_TIME = { timeout: 20_000, interval: 100 };

const shared = endings();
afterAll(shared.run);

it.for(storeEngines(shared.atEnd))(
  "on $name /readyz says no while records cannot be saved and yes once they can, and /healthz yes throughout",
  async ({ newBed }, { onTestFinished }) => {
    const bed = await newBed(onTestFinished);
    const app = await builtApp(onTestFinished, { rows: await bed.open() });
    expect((await app.inject("/readyz")).json()).toEqual({ status: "ready" });
    const release = await bed.hold();
    await vi.waitFor(
      async () => expect(readRefusal(await app.inject("/readyz")).code).toBe("store_unavailable"),
      IN_TIME,
    );
    expect((await app.inject("/healthz")).statusCode).toBe(200);
    await release();
    await vi.waitFor(async () => expect((await app.inject("/readyz")).statusCode).toBe(200), IN_TIME);
  },
);

it("asks the store once, however many ask /readyz at once", async () => {
  const rows = openSqliteRows(temporaryDir(onTestFinished));
  const probe = vi.spyOn(rows, "probe");
  const app = await builtApp(onTestFinished, { rows });
  const replies = await Promise.all(Array.from({ length: 200 }, () => app.inject("/readyz")));
  expect(new Set(replies.map(({ statusCode }) => statusCode))).toEqual(new Set([200]));
  expect(probe).toHaveBeenCalledTimes(1);
});
