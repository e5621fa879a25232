import { mkdirSync, readdirSync, readFileSync, writeFileSync } from "node:fs";
import { dirname, join } from "node:path";
import { APP_PATHS } from "@vedanga/contract";
import { temporaryDir } from "@vedanga/testing/temporary-dir";
import { expect, onTestFinished, test } from "vitest";
import { writePages } from "./write-pages.ts";

const chunk = (name: string, ...imports: string[]) => ({
  file: `assets/${name}-1.js`,
  imports: imports.map((other) => `_${other}.js`),
  css: [`assets/${name}.css`],
});
const MANIFEST = {
  "src/app/entry.client.tsx": chunk("entry.client", "framework", "shell"),
  "_framework.js": { file: "assets/framework-1.js" },
  "_shell.js": { file: "assets/shell-1.js" },
  "src/app/routes/plain.tsx": chunk("plain", "shell"),
  "src/app/routes/results.tsx": chunk("results", "shell"),
  "src/features/reports/kundli/kundli-panel.tsx": chunk("kundli-panel", "shell"),
};
const WORDS = {
  "assets/plain-1.js": { te: ["assets/te-plain.js"] },
  "assets/results-1.js": { te: ["assets/te-results.js"] },
  "assets/kundli-panel-1.js": { te: ["assets/te-kundli.js"] },
};

const screenAt = (location: string) => (location === "/app/results" ? "results" : "plain");

async function built(): Promise<string> {
  const clientDir = temporaryDir(onTestFinished);
  const files = {
    ".vite/manifest.json": JSON.stringify(MANIFEST),
    "words-of-scripts.json": JSON.stringify(WORDS),
    "assets/entry.client.css": ".entry {}",
    "assets/plain.css": ".plain {}",
    "assets/results.css": ".results {}",
    "assets/kundli-panel.css": ".kundli {}",
  };
  for (const [name, text] of Object.entries(files)) {
    mkdirSync(dirname(join(clientDir, name)), { recursive: true });
    writeFileSync(join(clientDir, name), text);
  }
  await writePages({
    clientDir,
    base: "/app/",
    panels: new Map([["kundli", "features/reports/kundli/kundli-panel.tsx"]]),
    drawing: {
      facesOf: (language) => [language === "te" ? "/app/assets/telugu.woff2" : "/app/assets/latin.woff2"],
      startScript: "start()",
      screenAt,
      drawPages: async (path) =>
        (["en", "te"] as const).map((language) => ({
          language,
          screen: path === undefined ? undefined : "plain",
          html: `<html lang="${language}"><head></head><body>${path ?? "any"}</body></html>`,
        })),
    },
  });
  return clientDir;
}

test("every path has its page in every language, with the list of files beside them and nothing that the build alone reads", async () => {
  const dir = await built();
  const pageOf = (name: string) => readFileSync(join(dir, name), "utf8");
  for (const path of APP_PATHS)
    for (const name of ["index.html", "index.te.html"]) expect(pageOf(join(path.slice(1), name))).toContain("<body>");
  expect(pageOf("about/index.html")).toContain("<body>/about<");
  expect(pageOf("about/index.te.html")).toContain('lang="te"');
  expect(readdirSync(dir)).not.toContain("words-of-scripts.json");
  expect(readdirSync(join(dir, ".vite"))).toEqual([]);
  const [list = ""] = readdirSync(join(dir, "assets")).filter((name) => name.startsWith("screen-files-"));
  expect(Object.keys(JSON.parse(pageOf(`assets/${list}`)))).toEqual(["plain", "results"]);
  for (const page of ["index.html", "__spa-fallback.te.html", "results/index.html"])
    expect(pageOf(page)).toContain(`<html data-screen-files="/app/assets/${list}"`);
});

test("a page that can be read says so, contains its styles, links the files and words of its screen for later, and starts late", async () => {
  const dir = await built();
  const page = readFileSync(join(dir, "about/index.te.html"), "utf8");
  expect(page).toMatch(/<html[^>]* data-written/);
  for (const name of ["entry.client-1", "framework-1", "shell-1", "plain-1", "te-plain"])
    expect(page).toContain(`<link data-rel="modulepreload" fetchpriority="low" href="/app/assets/${name}.js"/>`);
  expect(page).toContain('as="font" type="font/woff2" crossorigin="anonymous" href="/app/assets/telugu.woff2"/>');
  expect(page).not.toContain("latin.woff2");
  expect(page).toContain("<style>.entry {}.plain {}</style>");
  expect(page).toContain('<link data-rel="stylesheet" href="/app/assets/plain.css" media="not all"/>');
  expect(page).toContain('<script type="text/plain">for (const file of ["/app/assets/framework-1.js"');
  expect(page).toContain("<script>start()</script></body>");
});

test("the page of a person is the one that draws any path, with the files and words of its screen", async () => {
  const dir = await built();
  const [any, ofAPerson] = ["__spa-fallback.te.html", "results/index.te.html"].map((name) =>
    readFileSync(join(dir, name), "utf8"),
  );
  for (const page of [any, ofAPerson]) {
    expect(page).toContain("<body>any<");
    expect(page).not.toContain("data-written");
    expect(page).toContain('rel="modulepreload" fetchpriority="low" href="/app/assets/entry.client-1.js"/>');
  }
  expect(any).toContain('<script type="module" async="">');
  // Whom the server draws into it is painted first.
  expect(ofAPerson).toContain('<script type="text/plain">for (const file of ["/app/assets/framework-1.js"');
  expect(ofAPerson).toContain("<script>start()</script></body>");
  // One that says nothing without its scripts fetches its styles beside them.
  expect(any).toContain('<link rel="stylesheet" href="/app/assets/entry.client.css"/>');
  const own = [
    "<style>.entry {}.results {}</style>",
    '<link data-rel="stylesheet" href="/app/assets/results.css" media="not all"/>',
    '<link data-rel="modulepreload" fetchpriority="low" href="/app/assets/results-1.js"/>',
    '<link data-rel="modulepreload" fetchpriority="low" href="/app/assets/te-results.js"/>',
  ];
  for (const link of own) {
    expect(ofAPerson).toContain(link);
    expect(any).not.toContain(link);
  }
});

test("the page of tabs has the styles of each panel, and lists its files and words", async () => {
  const dir = await built();
  const late = (name: string) => `<link data-rel="modulepreload" fetchpriority="low" href="/app/assets/${name}.js"/>`;
  const styles = `<style>.kundli {}</style><link data-rel="stylesheet" href="/app/assets/kundli-panel.css" media="not all"/>`;
  const listed = `<!--tab kundli-->${styles}${late("kundli-panel-1")}${late("te-kundli")}<!--/tab-->`;
  expect(readFileSync(join(dir, "features/index.te.html"), "utf8")).toContain(listed);
  expect(readFileSync(join(dir, "results/index.te.html"), "utf8")).not.toContain("<!--tab");
});
