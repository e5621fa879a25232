import { calls, errorBody } from "@vedanga/contract";
import { rawClient } from "@vedanga/testing/server/raw-client";
import { sharedChildServer } from "@vedanga/testing/server/shared-child-server";
import type { AtEnd } from "@vedanga/testing/temporary-dir";
import { describe, expect, it, onTestFinished, vi } from "vitest";

// Servers in processes of their own start slowly on a busy machine.
vi.setConfig({ testTimeout: 180_000, hookTimeout: 180_000 });

const server = sharedChildServer();

/** What the server said before it hung up: status line and envelope. */
async function refusalOf(sent: string, atEnd: AtEnd) {
  const client = await rawClient(atEnd, server.port);
  client.send(sent);
  const [head = "", body = ""] = (await client.untilHungUp()).split("\r\n\r\n");
  expect(head).toMatch(/cache-control: no-store/i);
  return { status: Number(head.split(" ")[1]), refusal: errorBody.parse(JSON.parse(body)) };
}

describe("an incomplete request", () => {
  it.each([
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
  ])("is answered by the envelope all the same: %s", async (_name, sent, status, code) => {
    expect(await refusalOf(sent, onTestFinished)).toMatchObject({ status, refusal: { status, code } });
  });
});

describe.concurrent("a client that takes its time", () => {
  it("is cut off when its headers do not come to an end", async ({ expect, onTestFinished: atEnd }) => {
    const start = performance.now();
    const { status, refusal } = await refusalOf("GET / HTTP/1.1\r\nHost: x\r\nX-Slow: ", atEnd);
    expect([status, refusal.code]).toEqual([408, "request_timeout"]);
    expect(performance.now() - start).toBeLessThan(20_000);
  });

  it("is cut off when its body does not, however busily it drips", async ({ expect, onTestFinished: atEnd }) => {
    const client = await rawClient(atEnd, server.port);
    const start = performance.now();
    client.send(
      `POST ${calls.upsertUser.path} HTTP/1.1\r\nHost: x\r\nContent-Type: application/json\r\nContent-Length: 900\r\n\r\n`,
    );
    const drip = setInterval(() => client.send("x"), 500);
    atEnd(() => clearInterval(drip));
    expect(await client.untilHungUp()).toMatch(/^HTTP\/1.1 408 [\s\S]*"code":"request_timeout"/);
    expect(performance.now() - start).toBeLessThan(25_000);
  });
});

describe("many slow clients", () => {
  it("do not keep others from being served", async () => {
    const slow = await Promise.all(Array.from({ length: 200 }, () => rawClient(onTestFinished, server.port)));
    for (const client of slow) client.send("GET / HTTP/1.1\r\nHost: x\r\n");
    expect((await fetch(`${server.url}/healthz`)).status).toBe(200);
    // Served beside them, not after they were cut off.
    expect(slow.filter(({ socket }) => socket.closed)).toEqual([]);
  });
});
