import { PATHS } from "@vedanga/contract";
import { describe, expect, it, onTestFinished, vi } from "vitest";
import { findAt, startServer } from "./testing/child-server.ts";
import { rawClient } from "./testing/raw-client.ts";
import { someDetails } from "./testing/some-details.ts";
import { temporaryDir } from "./testing/temporary-dir.ts";

// Servers in processes of their own start slowly on a busy machine.
vi.setConfig({ testTimeout: 60_000, hookTimeout: 60_000 });

const body = JSON.stringify(someDetails());
const HEAD = `POST ${PATHS.upsertUser} HTTP/1.1\r\nHost: x\r\nContent-Type: application/json\r\nContent-Length: ${body.length}\r\n\r\n`;
const pause = (ms: number) => new Promise((resolve) => setTimeout(resolve, ms));

describe.each(["SIGTERM", "SIGINT"] as const)("a server told to stop by %s", (signal) => {
  it("finishes what has begun, refuses new work and leaves", async () => {
    const env = { DATA_DIR: temporaryDir(onTestFinished) };
    const server = await startServer(onTestFinished, env);
    const idle = await rawClient(onTestFinished, server.port);
    const begun = await rawClient(onTestFinished, server.port);
    begun.send(HEAD + body.slice(0, 20));
    await pause(100);
    const exit = server.end(signal);
    await pause(100);
    await idle.untilHungUp();
    await expect(rawClient(onTestFinished, server.port)).rejects.toThrow("ECONNREFUSED");
    begun.send(`${body.slice(20)}GET ${PATHS.settings} HTTP/1.1\r\nHost: x\r\n\r\n`);
    const answers = await begun.untilHungUp();
    const id = /"id":"([\w-]{43})"/.exec(answers)?.[1] ?? "none";
    expect(answers).toMatch(/^HTTP\/1.1 200 /);
    expect(answers).toContain('"code":"shutting_down"');
    expect(answers).toMatch(/retry-after: 1/i);
    expect(await exit).toBe(0);
    const next = await startServer(onTestFinished, env);
    expect(await findAt(next, id)).toEqual(someDetails());
  });
});

describe("a client that never finishes", () => {
  it("does not hold up a stop for ten seconds", async () => {
    const server = await startServer(onTestFinished, { DATA_DIR: temporaryDir(onTestFinished) });
    const stuck = await rawClient(onTestFinished, server.port);
    stuck.send(HEAD + body.slice(0, 20));
    await pause(100);
    const start = performance.now();
    expect(await server.end("SIGTERM")).toBe(0);
    expect(performance.now() - start).toBeLessThan(10_000);
  });
});

describe("a second signal", () => {
  it("ends the server at once", async () => {
    const server = await startServer(onTestFinished, { DATA_DIR: temporaryDir(onTestFinished) });
    const stuck = await rawClient(onTestFinished, server.port);
    stuck.send(HEAD + body.slice(0, 20));
    await pause(100);
    server.process.kill("SIGTERM");
    await pause(300);
    const start = performance.now();
    expect(await server.end("SIGTERM")).toBe(1);
    expect(performance.now() - start).toBeLessThan(2000);
  });
});
