import { afterEach, beforeEach, expect, test, vi } from "vitest";
import { startWorker } from "./start-worker.ts";

const FACE = "https://vedanga.example/app/assets/tiro-1a2b.woff2";
const HANDED_OVER = [{ type: "CACHE_URLS", payload: { urlsToCache: [FACE] } }, { type: "MEND_SHELL" }];

const worker = () => ({ postMessage: vi.fn() });
/** An answer comes to the page. */
let arrives: () => void;

function stubBrowser(waiting: ReturnType<typeof worker> | null) {
  const controller = worker();
  const serviceWorker = Object.assign(new EventTarget(), {
    controller,
    register: async () => undefined,
    getRegistration: async () => ({ waiting }),
  });
  vi.stubGlobal("navigator", { serviceWorker, onLine: true });
  vi.stubGlobal("document", new EventTarget());
  return { controller, serviceWorker };
}

beforeEach(() => {
  vi.useFakeTimers();
  vi.stubEnv("DEV", false);
  vi.spyOn(performance, "getEntriesByType").mockReturnValue([
    { name: FACE, entryType: "resource", startTime: 0, duration: 1, toJSON: () => ({}) },
  ]);
  vi.stubGlobal(
    "PerformanceObserver",
    class {
      constructor(hear: () => void) {
        arrives = hear;
      }
      observe(): void {}
      disconnect(): void {}
    },
  );
});
afterEach(() => vi.useRealTimers());

test("a waiting worker is told to take over once nothing comes any more, and the one that goes is given nothing", async () => {
  const waiting = worker();
  const { controller, serviceWorker } = stubBrowser(waiting);
  const started = startWorker();
  for (let comes = 0; comes < 5; comes++) {
    await vi.advanceTimersByTimeAsync(1000);
    arrives();
  }
  expect(waiting.postMessage).not.toHaveBeenCalled();
  await vi.advanceTimersByTimeAsync(1500);
  await started;
  expect(waiting.postMessage).toHaveBeenCalledExactlyOnceWith({ type: "SKIP_WAITING" });
  expect(controller.postMessage).not.toHaveBeenCalled();

  serviceWorker.controller = waiting;
  serviceWorker.dispatchEvent(new Event("controllerchange"));
  expect(waiting.postMessage.mock.calls.flat().slice(1)).toEqual(HANDED_OVER);
});

test("the worker of this build is given what came before it; one that waits is left waiting without a network", async () => {
  const { controller } = stubBrowser(null);
  await startWorker();
  expect(controller.postMessage.mock.calls.flat()).toEqual(HANDED_OVER);

  const waiting = worker();
  const later = stubBrowser(waiting);
  vi.stubGlobal("navigator", { serviceWorker: later.serviceWorker, onLine: false });
  await startWorker();
  expect(waiting.postMessage).not.toHaveBeenCalled();
});
