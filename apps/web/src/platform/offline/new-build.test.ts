import { afterEach, beforeEach, expect, test, vi } from "vitest";

const HOUR_MS = 3_600_000;

let page: EventTarget & { visibilityState: string };
let isOnline: boolean;

beforeEach(() => {
  vi.useFakeTimers({ now: 0 });
  vi.resetModules();
  isOnline = true;
  page = Object.assign(new EventTarget(), { visibilityState: "visible" });
  vi.stubGlobal("document", page);
  vi.stubGlobal("navigator", {
    get onLine() {
      return isOnline;
    },
  });
});
afterEach(() => vi.useRealTimers());

/** A worker that is on its way, until it is told how that ended. */
function comingWorker() {
  const worker = Object.assign(new EventTarget(), { state: "installing" });
  const end = (state: string): void => {
    worker.state = state;
    worker.dispatchEvent(new Event("statechange"));
  };
  return { worker, end };
}

/** What asks on a page whose registration finds this when it is asked. */
async function begin(installing: (EventTarget & { readonly state: string }) | null) {
  const { askForNewBuild, newBuildWaits } = await import("./new-build.ts");
  const registration = { installing, waiting: null, update: vi.fn(async () => {}) };
  askForNewBuild(registration);
  const lookAgain = async (afterMs: number): Promise<void> => {
    page.visibilityState = "hidden";
    page.dispatchEvent(new Event("visibilitychange"));
    await vi.advanceTimersByTimeAsync(afterMs);
    page.visibilityState = "visible";
    page.dispatchEvent(new Event("visibilitychange"));
    await vi.advanceTimersByTimeAsync(0);
  };
  return { newBuildWaits, update: registration.update, lookAgain };
}

test("a page that is looked at again asks once an hour, with a network alone", async () => {
  const { newBuildWaits, update, lookAgain } = await begin(null);
  await lookAgain(HOUR_MS - 1);
  expect(update).toHaveBeenCalledTimes(0);
  isOnline = false;
  await lookAgain(HOUR_MS);
  expect(update).toHaveBeenCalledTimes(0);
  isOnline = true;
  for (const _ of [1, 2, 3]) await lookAgain(HOUR_MS / 2);
  expect(update).toHaveBeenCalledTimes(2);
  expect(newBuildWaits.get()).toBe(false);
});

test("a build that has come whole is told, and not asked about again", async () => {
  const { worker, end } = comingWorker();
  const { newBuildWaits, update, lookAgain } = await begin(worker);
  const listener = vi.fn();
  newBuildWaits.subscribe(listener);
  await lookAgain(HOUR_MS);
  expect(newBuildWaits.get()).toBe(false);
  end("installed");
  await vi.advanceTimersByTimeAsync(0);
  expect(newBuildWaits.get()).toBe(true);
  expect(listener).toHaveBeenCalledTimes(1);
  await lookAgain(HOUR_MS);
  expect(update).toHaveBeenCalledTimes(1);
});

test("one that breaks off, or a server that is away, changes nothing until the next hour", async () => {
  const { worker, end } = comingWorker();
  const { newBuildWaits, update, lookAgain } = await begin(worker);
  await lookAgain(HOUR_MS);
  end("redundant");
  update.mockRejectedValueOnce(new TypeError("no network"));
  await lookAgain(HOUR_MS);
  expect(update).toHaveBeenCalledTimes(2);
  expect(newBuildWaits.get()).toBe(false);
});
