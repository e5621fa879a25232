import { expect, test } from "vitest";
import { ScriptLost } from "#platform/script-lost.ts";
import { loadRouteModule } from "./load-screen.ts";

const scriptOf = (text: string): string => `data:text/javascript,${encodeURIComponent(text)}`;

test("a screen is loaded once and remembered", async () => {
  const loaded: Record<string, unknown> = {};
  const screen = await loadRouteModule({ id: "year", module: scriptOf("export const name = 'year';") }, loaded);
  expect(screen).toMatchObject({ name: "year" });
  expect(await loadRouteModule({ id: "year", module: scriptOf("throw new Error();") }, loaded)).toBe(screen);
});

test("a script that throws as it is read is a lost one, with its cause, and is not remembered", async () => {
  const loaded: Record<string, unknown> = {};
  const lost = loadRouteModule({ id: "year", module: scriptOf("throw new RangeError('broken');") }, loaded);
  await expect(lost).rejects.toSatisfy(
    (error) => error instanceof ScriptLost && String(error.cause).includes("broken"),
  );
  expect(loaded).toEqual({});
});
