import { afterEach, beforeEach, expect, test, vi } from "vitest";
import { loadPiece, ScriptLost } from "./load-piece.ts";

beforeEach(() => void vi.useFakeTimers());
afterEach(() => {
  vi.useRealTimers();
  vi.unstubAllGlobals();
});

/** A script that comes after so many failures. */
function scriptAfter(failures: number) {
  let asked = 0;
  const load = vi.fn(async () => {
    asked += 1;
    if (asked <= failures) throw new TypeError("Failed to fetch dynamically imported module");
    return "piece";
  });
  return load;
}

test.for([0, 1, 2])("a script that fails %i times still comes", async (failures) => {
  const load = scriptAfter(failures);
  const loaded = loadPiece(load);
  await vi.runAllTimersAsync();
  expect(await loaded).toBe("piece");
  expect(load).toHaveBeenCalledTimes(failures + 1);
});

test("a third failure is the last, and says why", async () => {
  const load = scriptAfter(3);
  const lost = expect(loadPiece(load)).rejects.toSatisfy(
    (error) => error instanceof ScriptLost && error.cause instanceof TypeError,
  );
  await vi.runAllTimersAsync();
  await lost;
  expect(load).toHaveBeenCalledTimes(3);
});

test("without a network nothing is waited for", async () => {
  vi.stubGlobal("navigator", { onLine: false });
  const load = scriptAfter(1);
  await expect(loadPiece(load)).rejects.toBeInstanceOf(ScriptLost);
  expect(load).toHaveBeenCalledTimes(1);
});
