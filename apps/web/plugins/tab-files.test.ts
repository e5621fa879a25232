import { expect, test } from "vitest";
import { panelsOfTabs, tabLinks } from "./tab-files.ts";

const SOURCE = `export const PANELS = {
  kundli: () => import("./kundli/kundli-panel.tsx"),
  sade_sati: () => import("./sade-sati/sade-sati-panel.tsx"),
};`;

const MANIFEST = {
  "src/features/reports/kundli/kundli-panel.tsx": {
    file: "assets/kundli.js",
    imports: ["_shared.js"],
    css: ["assets/kundli.css"],
  },
  "src/features/reports/sade-sati/sade-sati-panel.tsx": {
    file: "assets/saturn.js",
    imports: ["_shared.js", "_shell.js"],
  },
  "_shared.js": { file: "assets/shared.js", css: ["assets/shared.css"] },
  "_shell.js": { file: "assets/shell.js", css: ["assets/shell.css"] },
};

test("each tab has what its panel fetches and the page has not, with its words", () => {
  const links = tabLinks({
    manifest: MANIFEST,
    base: "/app/",
    panels: panelsOfTabs(SOURCE),
    here: ["/app/assets/shell.js", "/app/assets/shell.css"],
    wordLinks: (scripts) => `<words of="${scripts.length}"/>`,
  });
  const script = (name: string) => `<link data-rel="modulepreload" fetchpriority="low" href="/app/assets/${name}.js"/>`;
  const sheet = (name: string) => `<link rel="stylesheet" crossorigin href="/app/assets/${name}.css"/>`;
  expect(links).toBe(
    `<!--tab kundli-->${sheet("shared")}${sheet("kundli")}${script("kundli")}${script("shared")}<words of="2"/><!--/tab-->` +
      `<!--tab sade_sati-->${sheet("shared")}${script("saturn")}${script("shared")}<words of="2"/><!--/tab-->`,
  );
});

test("a panel that the build does not have stops it", () => {
  const panels = new Map([["kundli", "features/reports/none.tsx"]]);
  const of = { manifest: MANIFEST, base: "/app/", panels, here: [], wordLinks: () => "" };
  expect(() => tabLinks(of)).toThrow("src/features/reports/none.tsx");
});

test("a list of panels that is written otherwise stops the build", () => {
  expect(() => panelsOfTabs("export const PANELS = {};")).toThrow("No tab names its panel");
});
