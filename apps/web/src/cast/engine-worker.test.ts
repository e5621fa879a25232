import { afterEach, expect, test, vi } from "vitest";
import { startEngine } from "./engine-worker.ts";

vi.mock("./engine/worker.ts?worker&url", () => ({ default: "/app/assets/cast-worker-1.js" }));

const PART = { url: "/app/assets/cast-1", bytes: 1, sentBytes: 1, sha256: "" };
const PARTS = { version: "1", script: PART, sky: PART, places: PART, zones: PART };
const ASKED = { path: "/panchang/day", query: {} };

/** A worker that opens and answers nothing more, as one that breaks down on the way. */
class BreakingWorker {
  static last: BreakingWorker | undefined;
  onerror: ((event: { message: string }) => void) | undefined;
  readonly terminate = vi.fn();

  constructor() {
    BreakingWorker.last = this;
  }

  postMessage(message: object, [port]: MessagePort[]): void {
    if ("cacheName" in message) port?.postMessage({ kind: "opened" });
  }
}

const start = () => {
  vi.stubGlobal("Worker", BreakingWorker);
  return startEngine(PARTS, "vedanga-cast-1");
};

afterEach(() => vi.unstubAllGlobals());

test("who asks while the worker breaks down is told so, and does not wait for ever", async () => {
  const engine = await start();
  const answer = engine.ask(ASKED);
  BreakingWorker.last?.onerror?.({ message: "out of memory" });
  await expect(answer).rejects.toThrow("out of memory");
});

test("a worker that broke down while nobody asked is noticed by who asks next", async () => {
  const engine = await start();
  BreakingWorker.last?.onerror?.({ message: "" });
  await expect(engine.ask(ASKED)).rejects.toThrow("broke down");
  engine.stop();
  expect(BreakingWorker.last?.terminate).toHaveBeenCalledOnce();
});
