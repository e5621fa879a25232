import { beforeEach, expect, test, vi } from "vitest";
import { ApiError } from "./api-error.ts";
import { isWorthAnotherTry, makeQueryClient } from "./query-client.ts";

const unreached = new ApiError("The server could not be reached", { failure: "network" });
const answered = (status: number) => new ApiError(`API error: ${status}`, { failure: "answered", status });

const logged = vi.fn();
beforeEach(() => {
  logged.mockClear();
  vi.spyOn(globalThis.console, "warn").mockImplementation(logged);
});

test("without a network a call fails at once, by its own message, and is logged once", async () => {
  vi.stubGlobal("navigator", { onLine: false });
  const call = vi.fn(() => Promise.reject(unreached));
  await expect(makeQueryClient().fetchQuery({ queryKey: ["any"], queryFn: call })).rejects.toBe(unreached);
  expect(call).toHaveBeenCalledTimes(1);
  expect(logged.mock.calls).toEqual([["The server could not be reached"]]);
});

test("what failed is asked again when the network is back, and never waits for it in silence", () => {
  expect(makeQueryClient().getDefaultOptions().queries).toMatchObject({
    networkMode: "always",
    refetchOnReconnect: true,
  });
});

test("only what may pass by itself is tried again, twice", () => {
  vi.stubGlobal("navigator", { onLine: true });
  const isTried = (error: Error) => [0, 1, 2].map((failures) => isWorthAnotherTry(failures, error));
  expect(isTried(unreached)).toEqual([true, true, false]);
  expect(isTried(new Error("Network response was not ok", { cause: answered(503) }))).toEqual([true, true, false]);
  expect(isTried(answered(404))).toEqual([false, false, false]);
  expect(isTried(new ApiError("slow", { failure: "timeout" }))).toEqual([false, false, false]);
});
