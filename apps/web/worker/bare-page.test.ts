import { expect, test } from "vitest";
import { bareLanguage, barePage } from "./bare-page.ts";

test("the language is the one the app told the browser, else the one it prefers, else English", () => {
  expect(bareLanguage("te", ["en-IN"])).toBe("te");
  // What a browser says where nothing was told.
  expect(bareLanguage("true", ["te-IN", "en"])).toBe("te");
  expect(bareLanguage(undefined, ["fr"])).toBe("en");
});

test.each([
  ["en", "Vedanga", "Try Again"],
  ["te", "వేదాంగ", "మళ్ళీ ప్రయత్నించండి"],
] as const)(
  "the page in %s needs no file, has a title and a button, and is not taken for the page asked for",
  async (language, name, button) => {
    const page = barePage(language);
    expect(page.status).toBe(503);
    const html = await page.text();
    expect(html).toContain(`<html lang="${language}">`);
    expect(html).toMatch(new RegExp(`<title>[^<]+ · ${name}</title>`));
    expect(html).toContain(`>${button}</button>`);
    expect(html).not.toMatch(/(?:src|href)=/);
  },
);
