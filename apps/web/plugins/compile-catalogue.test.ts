import { fileURLToPath } from "node:url";
import { setupI18n } from "@lingui/core";
import { build, type Rolldown } from "vite";
import { describe, expect, test, vi } from "vitest";
import { compileCatalogue } from "./compile-catalogue.ts";

const CATALOGUE = fileURLToPath(new URL("../src/i18n/catalogue/en/ui.ts", import.meta.url));

async function compiledCatalogue(): Promise<Record<string, unknown>> {
  const result = await build({
    configFile: false,
    logLevel: "silent",
    plugins: [compileCatalogue()],
    build: { write: false, minify: false, lib: { entry: CATALOGUE, formats: ["es"] } },
  });
  const [{ output }] = (Array.isArray(result) ? result : [result]) as [Rolldown.RolldownOutput];
  const module = await import(`data:text/javascript,${encodeURIComponent(output[0].code)}`);
  return module.ui;
}

describe("a built catalogue", () => {
  test("contains no unparsed message", async () => {
    const messages = Object.values(await compiledCatalogue());
    expect(messages.length).toBeGreaterThan(5);
    expect(messages.filter((message) => !Array.isArray(message))).toEqual([]);
  });

  test("says what the source says, plurals included, without a word of warning", async () => {
    const warn = vi.spyOn(console, "warn");
    const i18n = setupI18n({ locale: "en", messages: { en: (await compiledCatalogue()) as Record<string, never[]> } });
    expect(i18n._("place.found", { count: 0 })).toBe("No places found");
    expect(i18n._("place.found", { count: 1 })).toBe("1 place found");
    expect(i18n._("place.found", { count: 12 })).toBe("12 places found");
    expect(i18n._("ui.tryAgain")).toBe("Try Again");
    expect(warn).not.toHaveBeenCalled();
  });
});
