import { describe, expect, test } from "vitest";
import { faceLinks, scriptLinks, styleLinks, stylesWithin, withLinks } from "./page-links.ts";

const STYLES = ["/app/assets/one.css", "/app/assets/two.css"];

describe("the head of a page", () => {
  test("has its style sheets first, then what React wants fetched, then faces and scripts, and leaves the rest alone", () => {
    const picture = '<link rel="preload" as="image" href="/app/assets/a.svg"/>';
    const body = `<body>${picture}</body></html>`;
    const page = `<html><head>${picture}<title>t</title><script>x</script></head>${body}`;
    const others = faceLinks(["/app/assets/a.woff2"]) + scriptLinks(["/app/assets/a.js"], false);
    expect(withLinks(page, styleLinks(STYLES), others)).toBe(
      `<html><head><title>t</title><script>x</script><link rel="stylesheet" href="/app/assets/one.css"/>` +
        `<link rel="stylesheet" href="/app/assets/two.css"/>${picture}` +
        '<link rel="preload" as="font" type="font/woff2" crossorigin="anonymous" href="/app/assets/a.woff2"/>' +
        `<link rel="modulepreload" fetchpriority="low" href="/app/assets/a.js"/></head>${body}`,
    );
  });

  test("can include its styles, in their order, and its links then style nothing and wait until it is painted", async () => {
    expect(await stylesWithin(STYLES, async (href) => `/*${href}*/`)).toBe(
      "<style>/*/app/assets/one.css*//*/app/assets/two.css*/</style>" +
        '<link data-rel="stylesheet" href="/app/assets/one.css" media="not all"/>' +
        '<link data-rel="stylesheet" href="/app/assets/two.css" media="not all"/>',
    );
  });

  test("is not given up as styled where there is no style sheet", async () => {
    await expect(stylesWithin([], async () => "")).rejects.toThrow("no style sheet");
  });

  test("can leave its scripts until it is painted", () => {
    expect(scriptLinks(["/app/assets/a.js", "/app/assets/b.js"], true)).toBe(
      '<link data-rel="modulepreload" fetchpriority="low" href="/app/assets/a.js"/>' +
        '<link data-rel="modulepreload" fetchpriority="low" href="/app/assets/b.js"/>',
    );
  });
});
