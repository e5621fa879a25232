import { expect, test, vi } from "vitest";
import { ScriptLost } from "#platform/script-lost.ts";
import { screenScripts } from "./screen-scripts.ts";

const Year = () => null;
const noWords = async () => {};

/** React waits for a screen by a hook, which outside a component throws and says so. */
function isWaitedFor(screenOf: () => unknown): boolean {
  const said = vi.spyOn(console, "error").mockImplementation(() => {});
  try {
    screenOf();
    return false;
  } catch {
    return said.mock.calls.length > 0;
  }
}

test("a screen is loaded once, with its words, and is then drawn at once", async () => {
  const file = vi.fn(async () => ({ default: Year }));
  const scripts = screenScripts({ "./routes/year.tsx": file });
  let say = () => {};
  const words = vi.fn(() => new Promise<void>((resolve) => (say = resolve)));
  const loading = scripts.load("year", words);
  expect(scripts.load("year", noWords)).toBe(loading);
  await vi.waitFor(() => expect(words).toHaveBeenCalledOnce());
  expect(isWaitedFor(() => scripts.screenOf("year"))).toBe(true);
  say();
  expect(await loading).toBe(Year);
  expect(scripts.screenOf("year")).toBe(Year);
  expect(file).toHaveBeenCalledOnce();
});

test("a script that throws as it is read is a lost one, with its cause, and is asked for again only once that is shown", async () => {
  const file = vi.fn(async (): Promise<{ default: typeof Year }> => {
    throw new RangeError("broken");
  });
  const scripts = screenScripts({ "./routes/year.tsx": file });
  const lost = scripts.load("year", noWords);
  await expect(lost).rejects.toSatisfy(
    (error) =>
      error instanceof ScriptLost && /routes\/year/.test(error.message) && String(error.cause).includes("broken"),
  );
  expect(scripts.load("year", noWords)).toBe(lost);
  expect(file).toHaveBeenCalledOnce();
  scripts.forgetLost();
  file.mockResolvedValueOnce({ default: Year });
  expect(await scripts.load("year", noWords)).toBe(Year);
});

test("a screen whose words do not come is lost like one whose script does not", async () => {
  const scripts = screenScripts({ "./routes/year.tsx": async () => ({ default: Year }) });
  const lost = scripts.load("year", () => Promise.reject(new TypeError("Failed to fetch")));
  await expect(lost).rejects.toBeInstanceOf(ScriptLost);
  expect(isWaitedFor(() => scripts.screenOf("year"))).toBe(true);
});

test("a screen without a file is lost", async () => {
  await expect(screenScripts({}).load("year", noWords)).rejects.toBeInstanceOf(ScriptLost);
});
