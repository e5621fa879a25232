import { afterEach, describe, expect, test, vi } from "vitest";
import * as z from "zod/mini";
import { ApiError } from "./api-error.ts";
import { requestJson, requestSvg, withQuery } from "./client.ts";

const schema = z.object({ status: z.literal(200), response: z.object({ id: z.string() }) });

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

afterEach(() => vi.unstubAllGlobals());

describe("a call", () => {
  test("answers what the contract knows", async () => {
    answerWith('{"status":200,"response":{"id":"x","more":1}}');
    expect(await requestJson("/call", schema)).toEqual({ status: 200, response: { id: "x" } });
  });

  test("that is refused raises 'API error: {status}' with the code and field of the envelope", async () => {
    answerWith('{"status":400,"response":"The year is outside.","code":"year_out_of_range","field":"date"}', {
      status: 400,
    });
    const error = await failureOf(requestJson("/call", schema));
    expect(error.message).toBe("API error: 400");
    expect(error).toMatchObject({ failure: "answered", status: 400, code: "year_out_of_range", field: "date" });
  });

  test("refused without an envelope still says its status", async () => {
    answerWith("<html>Bad gateway</html>", { status: 502 });
    const error = await failureOf(requestJson("/call", schema));
    expect(error.message).toBe("API error: 502");
    expect(error.code).toBeUndefined();
  });

  test.each([
    ["no response field", '{"status":200}'],
    ["text that is no JSON", "Panchang"],
    ["a refusal in an OK answer", '{"status":400,"response":"No."}'],
  ])("answered with %s is an invalid response", async (_, body) => {
    answerWith(body);
    const error = await failureOf(requestJson("/call", schema));
    expect(error.message).toBe("Invalid response from server");
    expect(error.failure).toBe("invalid");
  });

  test("that does not reach the server says so", async () => {
    vi.stubGlobal("fetch", async () => {
      throw new TypeError("Failed to fetch");
    });
    expect((await failureOf(requestJson("/call", schema))).failure).toBe("network");
  });

  test("that is given up is given up, and is no failure of the server", async () => {
    vi.stubGlobal("fetch", async (_: string, init: RequestInit) => {
      init.signal?.throwIfAborted();
      throw new Error("not aborted");
    });
    const controller = new AbortController();
    controller.abort();
    const error = await requestJson("/call", schema, { signal: controller.signal }).catch((thrown: unknown) => thrown);
    expect(error).toBeInstanceOf(DOMException);
  });

  test("for a drawing takes a drawing and nothing else", async () => {
    answerWith('<?xml version="1.0"?><svg/>');
    expect(await requestSvg("/chart")).toContain("<svg");
    answerWith('{"status":200}');
    expect((await failureOf(requestSvg("/chart"))).failure).toBe("invalid");
  });
});

test("a parameter that is not known is not sent", () => {
  expect(withQuery("/call", { q: "a b", lat: 17.385, zone: undefined })).toBe("/call?q=a+b&lat=17.385");
  expect(withQuery("/call")).toBe("/call");
});

test("an offset that never ends in decimal hours is cut to what the calls take, within a thousandth of a second", () => {
  const sent = new URLSearchParams(withQuery("/call", { tz: 19_270 / 3600, lat: -0.000001 }).split("?")[1]);
  expect(sent.get("tz")).toMatch(/^5\.\d{1,12}$/);
  expect(Math.abs(Number(sent.get("tz")) * 3600 - 19_270)).toBeLessThan(1e-3);
  expect(sent.get("lat")).toBe("-0.000001");
  expect(withQuery("/call", { year: 1900, tz: -4, lat: 1e-7, lon: 0 })).toBe(
    "/call?year=1900&tz=-4&lat=0.0000001&lon=0",
  );
});
