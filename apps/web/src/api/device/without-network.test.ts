import { calls } from "@vedanga/contract";
import { afterEach, expect, test, vi } from "vitest";
import { request } from "../client.ts";
import { answerWithoutNetwork } from "./without-network.ts";

const ask = () => request(calls.geoSearch, { q: "Warangal", lang: "en" });
const unplugged = () =>
  vi.stubGlobal("fetch", async () => {
    throw new TypeError("Failed to fetch");
  });

afterEach(() => {
  answerWithoutNetwork(async () => undefined);
  vi.unstubAllGlobals();
});

test("a call that no server answered is answered here, in the words of the server", async () => {
  unplugged();
  const asked = vi.fn(async () => ({ kind: "answered", text: '{"status":200,"response":[]}' }) as const);
  answerWithoutNetwork(asked);
  expect(await ask()).toEqual({ status: 200, response: [] });
  expect(asked).toHaveBeenCalledExactlyOnceWith({
    path: calls.geoSearch.path,
    query: { q: "Warangal", lang: "en" },
  });
});

test("what the server refuses is not asked here", async () => {
  vi.stubGlobal("fetch", async () => Response.json({ status: 404 }, { status: 404 }));
  const asked = vi.fn(async () => undefined);
  answerWithoutNetwork(asked);
  await expect(ask()).rejects.toMatchObject({ failure: "answered", status: 404 });
  expect(asked).not.toHaveBeenCalled();
});

test("where nothing is kept it is the network that failed; what is beyond this device is said", async () => {
  unplugged();
  await expect(ask()).rejects.toMatchObject({ failure: "network", beyond: undefined });
  answerWithoutNetwork(async () => ({ kind: "beyond", beyond: "years" }));
  await expect(ask()).rejects.toMatchObject({ failure: "network", beyond: "years" });
});

test("what this device refuses is refused as by the server", async () => {
  unplugged();
  const body = { status: 400, response: "no", code: "impossible_date", field: "date" } as const;
  answerWithoutNetwork(async () => ({ kind: "refused", status: 400, body }));
  await expect(ask()).rejects.toMatchObject({ failure: "answered", status: 400, code: "impossible_date" });
});
