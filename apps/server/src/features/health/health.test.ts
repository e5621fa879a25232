import { builtApp } from "@vedanga/testing/server/built-app";
import { readRefusal } from "@vedanga/testing/server/read-refusal";
import { serverTest as it } from "@vedanga/testing/server/server-test";
import { STORE_ENGINES } from "@vedanga/testing/server/store-engines";
import { until } from "@vedanga/testing/server/until";
import { temporaryDir } from "@vedanga/testing/temporary-dir";
import { expect, onTestFinished, vi } from "vitest";
import { openSqliteRows } from "../../store/sqlite-rows.ts";

// A database server is started for the first test that asks for one.
vi.setConfig({ testTimeout: 60_000, hookTimeout: 60_000 });

it.concurrent.for(STORE_ENGINES)(
  "on $name /readyz says no while records cannot be saved and yes once they can, and /healthz yes throughout",
  async (engine, { newBed, expect, onTestFinished }) => {
    const bed = await newBed(engine);
    const app = await builtApp(onTestFinished, { rows: await bed.open() });
    expect((await app.inject("/readyz")).json()).toEqual({ status: "ready" });
    const release = await bed.hold();
    // A verdict is a second old at most; a lock on SQLite is waited for before it is one.
    await until(async () => (await app.inject("/readyz")).statusCode !== 200);
    expect(readRefusal(await app.inject("/readyz")).code).toBe("store_unavailable");
    expect((await app.inject("/healthz")).statusCode).toBe(200);
    await release();
    await until(async () => (await app.inject("/readyz")).statusCode === 200);
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
