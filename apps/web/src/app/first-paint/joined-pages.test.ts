import { expect, test } from "vitest";
import { dividePages, joinPages } from "./joined-pages.ts";

const PAGES = [
  { language: "en", html: "<!DOCTYPE html><html lang='en'><!--x--></html>" },
  { language: "te", html: "<!DOCTYPE html><html lang='te'></html>" },
] as const;

test("the pages of one address travel as one text and are found again", () => {
  expect(dividePages(joinPages(PAGES))).toEqual(PAGES);
});

test.each(["", PAGES[0].html, `x${joinPages(PAGES)}`])(
  "a text that no page was written into stops the build: %s",
  (text) => {
    expect(() => dividePages(text)).toThrow("no language");
  },
);
