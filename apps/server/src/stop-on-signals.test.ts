import { calls } from "@vedanga/contract";
import { findAt, startServer } from "@vedanga/testing/server/child-server";
import { rawClient } from "@vedanga/testing/server/raw-client";
import { someDetails } from "@vedanga/testing/server/some-details";
import { type AtEnd, temporaryDir } from "@vedanga/testing/temporary-dir";
import { describe, it, vi } from "vitest";

// Servers in processes of their own start slowly on a busy machine.
vi.setConfig({ testTimeout: 180_000, hookTimeout: 180_000 });

const body = JSON.stringify(someDetails());
const HEAD = `POST ${calls.upsertUser.path} HTTP/1.1\r\nHost: x\r\nContent-Type: application/json\r\nContent-Length: ${body.length}\r\nExpect: 100-continue\r\n\r\n`;

/** A client whose save the server has begun to read and cannot end: it said so itself (RFC 9110, 10.1.1). */
async function clientWithHalfASave(atEnd: AtEnd, port: number) {
  const client = await rawClient(atEnd, port);
  client.send(HEAD);
  await client.untilMatches(/^HTTP\/1\.1 100 /);
  client.send(body.slice(0, 20));
  return client;
}

/** The port closes a moment after the idle connections. */
async function untilNobodyListens(atEnd: AtEnd, port: number): Promise<void> {
  for (;;) {
    const knock = rawClient(atEnd, port);
    const isRefused = await knock.then(
      () => false,
      (error: unknown) => error instanceof Error && "code" in error && error.code === "ECONNREFUSED",
    );
    if (isRefused) return;
  }
}

describe.concurrent.each(["SIGTERM", "SIGINT"] as const)("a server asked to stop by %s", (signal) => {
  it("finishes what has begun, refuses new work and leaves", async ({ expect, onTestFinished }) => {
    const env = { DATA_DIR: temporaryDir(onTestFinished) };
    const server = await startServer(onTestFinished, env);
    const idle = await rawClient(onTestFinished, server.port);
    const begun = await clientWithHalfASave(onTestFinished, server.port);
    const exit = server.end(signal);
    // Idle connections are closed once the stop has begun.
    await idle.untilHungUp();
    await untilNobodyListens(onTestFinished, server.port);
    begun.send(`${body.slice(20)}GET ${calls.settings.path} HTTP/1.1\r\nHost: x\r\n\r\n`);
    const answers = await begun.untilHungUp();
    const id = /"id":"([\w-]{43})"/.exec(answers)?.[1] ?? "none";
    expect(answers).toMatch(/^HTTP\/1\.1 100 Continue\r\n\r\nHTTP\/1\.1 200 /);
    expect(answers).toContain('"code":"shutting_down"');
    expect(answers).toMatch(/retry-after: 1/i);
    expect(await exit).toBe(0);
    const next = await startServer(onTestFinished, env);
    expect(await findAt(next, id)).toEqual(someDetails());
  });
});

describe.concurrent("a client that never finishes", () => {
  it("is cut off by the stop, before it would be for its own slowness", async ({ expect, onTestFinished }) => {
    const server = await startServer(onTestFinished, { DATA_DIR: temporaryDir(onTestFinished) });
    const stuck = await clientWithHalfASave(onTestFinished, server.port);
    expect(await server.end("SIGTERM")).toBe(0);
    // If it were cut off for slowness, it would get an answer that says so.
    expect(await stuck.untilHungUp()).toBe("HTTP/1.1 100 Continue\r\n\r\n");
  });
});

describe.concurrent("a second signal", () => {
  it("ends the server at once", async ({ expect, onTestFinished }) => {
    const server = await startServer(onTestFinished, { DATA_DIR: temporaryDir(onTestFinished) });
    const idle = await rawClient(onTestFinished, server.port);
    await clientWithHalfASave(onTestFinished, server.port);
    server.process.kill("SIGTERM");
    await idle.untilHungUp();
    // 0 would be the end of the first, in order.
    expect(await server.end("SIGTERM")).toBe(1);
  });
});
