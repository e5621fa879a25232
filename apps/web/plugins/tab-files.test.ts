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

test("each tab has what its panel fetches and the page has not, with its styles and words", async () => {
  const links = await tabLinks({
    manifest: MANIFEST,
    base: "/app/",
    panels: panelsOfTabs(SOURCE),
    here: ["/app/assets/shell.js", "/app/assets/shell.css"],
    readStyles: async (href) => `/*${href}*/`,
    wordLinks: (scripts) => `<words of="${scripts.length}"/>`,
  });
  const script = (name: string) => `<link data-rel="modulepreload" fetchpriority="low" href="/app/assets/${name}.js"/>`;
  const text = (name: string) => `/*/app/assets/${name}.css*/`;
  const sheet = (name: string) => `<link data-rel="stylesheet" href="/app/assets/${name}.css" media="not all"/>`;
  expect(links).toBe(
    `<!--tab kundli--><style>${text("shared")}${text("kundli")}</style>${sheet("shared")}${sheet("kundli")}` +
      `${script("kundli")}${script("shared")}<words of="2"/><!--/tab-->` +
      `<!--tab sade_sati--><style>${text("shared")}</style>${sheet("shared")}${script("saturn")}${script("shared")}<words of="2"/><!--/tab-->`,
  );
});

test("a panel that the build does not have stops it", async () => {
  const panels = new Map([["kundli", "features/reports/none.tsx"]]);
  const of = { manifest: MANIFEST, base: "/app/", panels, here: [], readStyles: async () => "", wordLinks: () => "" };
  await expect(tabLinks(of)).rejects.toThrow("src/features/reports/none.tsx");
});

test("a list of panels that is written otherwise stops the build", () => {
  expect(() => panelsOfTabs("export const PANELS = {};")).toThrow("No tab names its panel");
});
