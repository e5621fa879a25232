import { expect, test } from "vitest";
import { filesOfScreens, filesOfStart } from "./screen-files.ts";

const MANIFEST = {
  "src/app/entry.client.tsx": { file: "entry.js", imports: ["_shell.js", "_base.js"], css: ["entry.css"] },
  "_shell.js": { file: "shell.js", imports: ["_framework.js", "_base.js"] },
  "_framework.js": { file: "framework.js" },
  "_base.js": { file: "base.js", css: ["base.css"] },
  "_shared.js": { file: "shared.js", imports: ["_shell.js", "_twin.js"], css: ["shared.css"] },
  "_twin.js": { file: "twin.js", imports: ["_shared.js"] },
  "src/app/routes/home.tsx": {
    file: "home.js",
    imports: ["_shared.js", "_shell.js"],
    dynamicImports: ["src/features/late.tsx", "src/features/today-piece.tsx", "virtual:words/te/today-piece.tsx"],
    css: ["home.css"],
  },
  "src/features/late.tsx": { file: "late.js", imports: ["_shell.js"], css: ["late.css"] },
  "src/features/today-piece.tsx": { file: "today.js", imports: ["_shared.js", "_form.js"], css: ["today.css"] },
  "_form.js": { file: "form.js" },
  "virtual:words/te/today-piece.tsx": { file: "words.js" },
};

test("what begins the app comes with all that it imports, sheets before those of who imports them", () => {
  expect(filesOfStart(MANIFEST, "/app/")).toEqual({
    script: "/app/entry.js",
    imports: ["/app/shell.js", "/app/framework.js", "/app/base.js"],
    styles: ["/app/base.css", "/app/entry.css"],
  });
});

test("a screen comes with the files of the app around it, each named once, and with the sheets of its pieces", () => {
  expect(filesOfScreens(MANIFEST, "/app/")).toEqual({
    home: {
      script: "/app/home.js",
      imports: ["entry.js", "shell.js", "framework.js", "base.js", "shared.js", "twin.js"].map(
        (name) => `/app/${name}`,
      ),
      styles: ["/app/base.css", "/app/entry.css", "/app/shared.css", "/app/home.css", "/app/today.css"],
      pieces: ["/app/today.js", "/app/form.js"],
    },
  });
});

test("a build without what begins the app stops", () => {
  expect(() => filesOfStart({}, "/app/")).toThrow("entry.client");
});
