import { describe, expect, test } from "vitest";
import { linkedLate, styledWithin, stylesFirst } from "./page-styles.ts";

const FONT = '<link rel="preload" as="font" href="/app/assets/a.woff2"/>';
const SCRIPT = '<link rel="modulepreload" href="/app/assets/a.js"/>';
const ONE = '<link rel="stylesheet" href="/app/assets/one.css"/>';
const TWO = '<link rel="stylesheet" href="/app/assets/two.css#"/>';
const BODY = `<body>${SCRIPT}</body></html>`;
const PAGE = `<html><head>${FONT}<title>t</title>${SCRIPT}<script>x</script>${ONE}${TWO}</head>${BODY}`;

describe("the head of a page", () => {
  test("has its style sheets first, then faces, then scripts for a free line, and leaves the rest alone", () => {
    const waiting = '<link rel="modulepreload" fetchpriority="low" href="/app/assets/a.js"/>';
    expect(stylesFirst(PAGE)).toBe(
      `<html><head><title>t</title><script>x</script>${ONE}${TWO}${FONT}${waiting}</head>${BODY}`,
    );
  });

  test("can include its styles, in their order and place, and its links then style nothing", async () => {
    const read = async (href: string) => `/*${href}*/`;
    expect(await styledWithin(PAGE, read)).toBe(
      `<html><head>${FONT}<title>t</title>${SCRIPT}<script>x</script>` +
        "<style>/*/app/assets/one.css*//*/app/assets/two.css*/</style>" +
        '<link rel="stylesheet" href="/app/assets/one.css" media="not all"/>' +
        `<link rel="stylesheet" href="/app/assets/two.css#" media="not all"/></head>${BODY}`,
    );
  });

  test("can fetch what it is painted with alone until it is painted", () => {
    const within = '<link rel="stylesheet" href="/app/assets/two.css#" media="not all"/>';
    const waiting = '<link data-rel="modulepreload" fetchpriority="low" href="/app/assets/a.js"/>';
    expect(linkedLate(stylesFirst(`<html><head>${FONT}${SCRIPT}${ONE}${within}</head></html>`))).toBe(
      `<html><head>${ONE}<link data-rel="stylesheet" href="/app/assets/two.css#" media="not all"/>${FONT}${waiting}</head></html>`,
    );
  });

  test("is not given up as styled where React writes its links in another way", async () => {
    await expect(styledWithin("<html><head></head></html>", async () => "")).rejects.toThrow("no style sheet");
  });
});
