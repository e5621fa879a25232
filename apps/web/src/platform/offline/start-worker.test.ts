import { afterEach, beforeEach, expect, test, vi } from "vitest";
import { startWorker } from "./start-worker.ts";

const FACE = "https://vedanga.example/app/assets/tiro-1a2b.woff2";
const HANDED_OVER = [{ type: "CACHE_URLS", payload: { urlsToCache: [FACE] } }, { type: "MEND_SHELL" }];

const worker = () => ({ postMessage: vi.fn() });
/** An answer comes to the page. */
let arrives: () => void;

interface Registration {
  readonly waiting: ReturnType<typeof worker> | null;
  readonly active: object | null;
  readonly installing: (EventTarget & { readonly state: string }) | null;
}

function stubBrowser(waiting: ReturnType<typeof worker> | null) {
  const controller = worker();
  const serviceWorker = Object.assign(new EventTarget(), {
    controller,
    register: async () => undefined,
    getRegistration: async (): Promise<Registration> => ({ waiting, active: controller, installing: null }),
  });
  vi.stubGlobal("navigator", { serviceWorker, onLine: true });
  vi.stubGlobal("document", new EventTarget());
  vi.stubGlobal("caches", { match: async () => undefined });
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

interface Found {
  readonly active: boolean;
  readonly installing: boolean;
  /** A script of this page is in the worker's cache. */
  readonly hasScript: boolean;
}

/** What a page hears whose registration finds this, when the worker that comes ends in a state. */
async function heardWith({ active, installing, hasScript }: Found, state: string): Promise<unknown> {
  const coming = Object.assign(new EventTarget(), { state: "installing" });
  const { serviceWorker } = stubBrowser(null);
  serviceWorker.getRegistration = async () => ({
    waiting: null,
    active: active ? worker() : null,
    installing: installing ? coming : null,
  });
  vi.stubGlobal("caches", { match: async () => (hasScript ? new Response() : undefined) });
  const heard = vi.fn();
  const started = startWorker().then(heard);
  await vi.advanceTimersByTimeAsync(20_000);
  if (installing) expect(heard).not.toHaveBeenCalled();
  coming.state = state;
  coming.dispatchEvent(new Event("statechange"));
  await started;
  return heard.mock.calls[0]?.[0];
}

test.each([
  ["is here", { active: true, installing: false, hasScript: true }, "", true],
  ["comes whole", { active: false, installing: true, hasScript: true }, "installed", true],
  ["does not come whole", { active: false, installing: true, hasScript: true }, "redundant", false],
  ["of the next build does not come whole", { active: true, installing: true, hasScript: true }, "redundant", false],
  ["is of an earlier build", { active: true, installing: false, hasScript: false }, "", false],
  ["only leaves", { active: false, installing: true, hasScript: false }, "installed", false],
] as const)("whether the files are kept is heard where a worker %s", async (_, found, state, isKept) => {
  expect(await heardWith(found, state)).toBe(isKept);
});

test("none are kept where a worker is forbidden, or the browser has none", async () => {
  const { serviceWorker } = stubBrowser(null);
  serviceWorker.register = async () => Promise.reject(new DOMException("forbidden"));
  vi.spyOn(console, "warn").mockImplementation(() => {});
  expect(await startWorker()).toBe(false);
  vi.stubGlobal("navigator", {});
  expect(await startWorker()).toBe(false);
});
