import { calls, type ErrorCode, errorBody } from "@vedanga/contract";
import { builtApp, LITTLE_PATIENCE } from "@vedanga/testing/server/built-app";
import { rawClient } from "@vedanga/testing/server/raw-client";
import { serverTest } from "@vedanga/testing/server/server-test";
import type { AtEnd } from "@vedanga/testing/temporary-dir";
import { describe, expect, vi } from "vitest";
import { CLIENT_PATIENCE } from "../app.ts";
import { PROTECTIVE_HEADERS } from "./security-headers.ts";

// Servers in processes of their own start slowly on a busy machine.
vi.setConfig({ testTimeout: 180_000, hookTimeout: 180_000 });

const it = serverTest
  .extend("appOptions", { scope: "file" }, () => ({ clientPatience: LITTLE_PATIENCE }))
  /** The port of a server in this process, with little patience. */
  .extend("hastyPort", { scope: "file" }, async ({ app }) => {
    return Number(new URL(await app.listen({ host: "127.0.0.1", port: 0 })).port);
  });

/** What the server said before it hung up: status line and envelope. */
async function refusalOf(sent: string, port: number, atEnd: AtEnd) {
  const client = await rawClient(atEnd, port);
  client.send(sent);
  const [head = "", body = ""] = (await client.untilHungUp()).split("\r\n\r\n");
  expect(head).toMatch(/cache-control: no-store/i);
  // Those of any refusal: a browser may be brought to show this one too.
  for (const [name, text] of Object.entries(PROTECTIVE_HEADERS)) expect(head).toContain(`\r\n${name}: ${text}`);
  expect(head).toMatch(/^x-request-id: [\da-f-]{36}$/m);
  return { status: Number(head.split(" ")[1]), refusal: errorBody.parse(JSON.parse(body)) };
}

describe("an incomplete request", () => {
  it.for<readonly [name: string, sent: string, status: number, code: ErrorCode]>([
    ["no HTTP at all", "hello\r\n\r\n", 400, "malformed_request"],
    ["a header with a bare line end in its name", "GET / HTTP/1.1\r\nHo st: x\r\n\r\n", 400, "malformed_request"],
    [
      "two lengths",
      "POST / HTTP/1.1\r\nHost: x\r\nContent-Length: 1\r\nContent-Length: 2\r\n\r\nx",
      400,
      "malformed_request",
    ],
    ["endless headers", `GET / HTTP/1.1\r\nHost: x\r\nX: ${"x".repeat(20_000)}\r\n\r\n`, 431, "headers_too_large"],
    ["an endless address", `GET /${"x".repeat(20_000)} HTTP/1.1\r\nHost: x\r\n\r\n`, 431, "headers_too_large"],
  ])(
    "is answered by the envelope all the same: %s",
    async ([_name, sent, status, code], { server, onTestFinished }) => {
      expect(await refusalOf(sent, server.port, onTestFinished)).toMatchObject({ status, refusal: { status, code } });
    },
  );
});

describe("a client that takes its time", () => {
  it("has ten seconds for its headers and fifteen for the whole request", async ({ app: hasty, onTestFinished }) => {
    const { server } = await builtApp(onTestFinished);
    expect([server.headersTimeout, server.requestTimeout]).toEqual([10_000, 15_000]);
    expect([CLIENT_PATIENCE.headersMs, CLIENT_PATIENCE.requestMs]).toEqual([10_000, 15_000]);
    expect([hasty.server.headersTimeout, hasty.server.requestTimeout]).toEqual([500, 750]);
  });

  it("is cut off when its headers do not come to an end", async ({ hastyPort, onTestFinished }) => {
    const sent = "GET / HTTP/1.1\r\nHost: x\r\nX-Slow: ";
    const { status, refusal } = await refusalOf(sent, hastyPort, onTestFinished);
    expect([status, refusal.code]).toEqual([408, "request_timeout"]);
  });

  it("is cut off when its body does not, however busily it drips", async ({ hastyPort, onTestFinished }) => {
    const client = await rawClient(onTestFinished, hastyPort);
    client.send(
      `POST ${calls.upsertUser.path} HTTP/1.1\r\nHost: x\r\nContent-Type: application/json\r\nContent-Length: 900\r\n\r\n`,
    );
    const drip = setInterval(() => client.send("x"), 50);
    onTestFinished(() => clearInterval(drip));
    expect(await client.untilHungUp()).toMatch(/^HTTP\/1.1 408 [\s\S]*"code":"request_timeout"/);
  });
});

describe("many slow clients", () => {
  it("do not keep others from being served", async ({ server, onTestFinished }) => {
    const slow = await Promise.all(Array.from({ length: 200 }, () => rawClient(onTestFinished, server.port)));
    for (const client of slow) client.send("GET / HTTP/1.1\r\nHost: x\r\n");
    expect((await fetch(`${server.url}/healthz`)).status).toBe(200);
    // Served beside them, not after they were cut off.
    expect(slow.filter(({ socket }) => socket.closed)).toEqual([]);
  });
});
