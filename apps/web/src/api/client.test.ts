import { calls, defineCall } from "@vedanga/contract";
import { afterEach, describe, expect, test, vi } from "vitest";
import * as z from "zod/mini";
import { addressOf } from "./address-of.ts";
import { ApiError } from "./api-error.ts";
import { request } from "./client.ts";

const call = defineCall({
  method: "GET",
  path: "/call",
  tag: "tests",
  summary: "A call",
  parameters: z.object({}),
  response: z.object({ status: z.literal(200), response: z.object({ id: z.string() }) }),
  kept: "never",
});

function answerWith(body: BodyInit, init: ResponseInit = {}): void {
  vi.stubGlobal("fetch", async () => new Response(body, init));
}

async function failureOf(call: Promise<unknown>): Promise<ApiError> {
  const error = await call.then(
    () => undefined,
    (thrown: unknown) => thrown,
  );
  if (error instanceof ApiError) return error;
  throw new Error(`expected an ApiError, got ${String(error)}`);
}

const BIRTH = { dob: "17/05/1990", tob: "06:05", lat: 17.9784, lon: 79.5941, tz: 5.5 };

afterEach(() => vi.unstubAllGlobals());

describe("a call", () => {
  test("answers what the contract knows", async () => {
    answerWith('{"status":200,"response":{"id":"x","more":1}}');
    expect(await request(call, {})).toEqual({ status: 200, response: { id: "x" } });
  });

  test("that is refused raises 'API error: {status}' with the code and field of the envelope", async () => {
    answerWith('{"status":400,"response":"The year is outside.","code":"year_out_of_range","field":"date"}', {
      status: 400,
    });
    const error = await failureOf(request(call, {}));
    expect(error.message).toBe("API error: 400");
    expect(error).toMatchObject({ failure: "answered", status: 400, code: "year_out_of_range", field: "date" });
  });

  test("refused with words and no code of ours says these words", async () => {
    answerWith('{"status":400,"response":"The server has words.","code":"teapot"}', { status: 400 });
    const error = await failureOf(request(call, {}));
    expect(error).toMatchObject({ failure: "answered", status: 400, said: "The server has words.", code: undefined });
  });

  test("refused without an envelope still says its status", async () => {
    answerWith("<html>Bad gateway</html>", { status: 502 });
    const error = await failureOf(request(call, {}));
    expect(error.message).toBe("API error: 502");
    expect(error.code).toBeUndefined();
  });

  test("that may be answered bare is read with its contents beside the status too", async () => {
    const bare = { ...call, mayBeBare: true } as const;
    answerWith('{"status":200,"id":"x"}');
    expect(await request(bare, {})).toEqual({ status: 200, response: { id: "x" } });
    answerWith('{"status":200,"response":{"id":"y"}}');
    expect(await request(bare, {})).toEqual({ status: 200, response: { id: "y" } });
    answerWith('{"status":200}');
    expect((await failureOf(request(bare, {}))).failure).toBe("invalid");
  });

  test.each([
    ["no response field", '{"status":200}'],
    ["text that is no JSON", "Panchang"],
    ["a refusal in an OK answer", '{"status":400,"response":"No."}'],
  ])("answered with %s is an invalid response", async (_, body) => {
    answerWith(body);
    const error = await failureOf(request(call, {}));
    expect(error.message).toBe("Invalid response from server");
    expect(error.failure).toBe("invalid");
  });

  test("that does not reach the server says so", async () => {
    vi.stubGlobal("fetch", async () => {
      throw new TypeError("Failed to fetch");
    });
    expect((await failureOf(request(call, {}))).failure).toBe("network");
  });

  test("that is given up is given up, and is no failure of the server", async () => {
    vi.stubGlobal("fetch", async (_: string, init: RequestInit) => {
      init.signal?.throwIfAborted();
      throw new Error("not aborted");
    });
    const controller = new AbortController();
    controller.abort();
    const error = await request(call, {}, controller.signal).catch((thrown: unknown) => thrown);
    expect(error).toBeInstanceOf(DOMException);
  });

  test("whose answer is cut off on its way did not come, and is not an invalid one", async () => {
    const cut = new ReadableStream({
      start: (body) => body.enqueue(new TextEncoder().encode('{"status":200,')),
      pull: (body) => body.error(new TypeError("network error")),
    });
    answerWith(cut);
    expect((await failureOf(request(call, {}))).failure).toBe("network");
  });

  test("that is given up while its answer arrives is given up", async () => {
    const controller = new AbortController();
    const endless = new ReadableStream({
      pull(body) {
        controller.abort();
        body.error(controller.signal.reason);
      },
    });
    answerWith(endless);
    const error = await request(call, {}, controller.signal).catch((thrown: unknown) => thrown);
    expect(error).toBeInstanceOf(DOMException);
  });

  test("for a drawing takes a drawing and nothing else", async () => {
    answerWith('<?xml version="1.0"?><svg/>');
    expect(await request(calls.chartImage, BIRTH)).toContain("<svg");
    answerWith('{"status":200}');
    expect((await failureOf(request(calls.chartImage, BIRTH))).failure).toBe("invalid");
  });
});

test("a question travels by the method of its call", async () => {
  const sent: [string, RequestInit][] = [];
  vi.stubGlobal("fetch", async (url: string, init: RequestInit) => {
    sent.push([url, init]);
    return new Response('{"status":200,"response":{"erased":true}}');
  });
  await request(calls.eraseUser, { id: "x" });
  await request(calls.geoPlace, { id: "x" }).catch(() => undefined);
  const [posted, got] = sent;
  expect([posted?.[0], posted?.[1].method, posted?.[1].body]).toEqual([calls.eraseUser.path, "POST", '{"id":"x"}']);
  expect([got?.[0], got?.[1].method, got?.[1].body]).toEqual([`${calls.geoPlace.path}?id=x`, undefined, undefined]);
});

test("a parameter that is not known is not sent", () => {
  const { path } = calls.geoSearch;
  expect(addressOf(calls.geoSearch, { q: "a b", limit: 5, lang: undefined })).toBe(`${path}?q=a+b&limit=5`);
  expect(addressOf(calls.settings, {})).toBe(calls.settings.path);
});

test("an offset that never ends in decimal hours is cut to what the calls take, within a thousandth of a second", () => {
  const address = addressOf(calls.skyNow, { lat: -0.000001, lon: 0, tz: 19_270 / 3600 });
  const sent = new URLSearchParams(address.split("?")[1]);
  expect(sent.get("tz")).toMatch(/^5\.\d{1,12}$/);
  expect(Math.abs(Number(sent.get("tz")) * 3600 - 19_270)).toBeLessThan(1e-3);
  expect(sent.get("lat")).toBe("-0.000001");
  expect(addressOf(calls.panchangMonth, { year: 1900, month: 10, lat: 1e-7, lon: 0, tz: -4 })).toBe(
    `${calls.panchangMonth.path}?year=1900&month=10&lat=0.0000001&lon=0&tz=-4`,
  );
});
