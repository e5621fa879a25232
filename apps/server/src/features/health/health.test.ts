import { afterAll, expect, it, vi } from "vitest";
import { builtApp } from "../../testing/built-app.ts";
import { endings } from "../../testing/endings.ts";
import { readRefusal } from "../../testing/read-refusal.ts";
import { storeEngines } from "../../testing/store-engines.ts";

// A database server is started for the first test that asks for one.
vi.setConfig({ testTimeout: 60_000, hookTimeout: 60_000 });

const shared = endings();
afterAll(shared.run);

it.for(storeEngines(shared.atEnd))(
  "on $name /readyz says no while records cannot be saved and yes once they can, and /healthz yes throughout",
  async ({ newBed }, { onTestFinished }) => {
    const bed = await newBed(onTestFinished);
    const app = await builtApp(onTestFinished, { rows: await bed.open() });
    expect((await app.inject("/readyz")).json()).toEqual({ status: "ready" });
    const release = await bed.hold();
    expect(readRefusal(await app.inject("/readyz")).code).toBe("store_unavailable");
    expect((await app.inject("/healthz")).statusCode).toBe(200);
    await release();
    expect((await app.inject("/readyz")).statusCode).toBe(200);
  },
);
