import { mkdirSync, writeFileSync } from "node:fs";
import { dirname, join } from "node:path";
import { fileURLToPath } from "node:url";
import { temporaryDir } from "@vedanga/testing/temporary-dir";
import { expect, onTestFinished, test } from "vitest";
import { en } from "../src/i18n/catalogue/en.ts";
import { wordsOfScreens } from "./words-of-screens.ts";

const IDS = ["nav.home", "year.title", "year.best time", "year.worst", "month.title", "late.word"];

function screensOf(files: Readonly<Record<string, string>>) {
  const src = temporaryDir(onTestFinished);
  for (const [name, text] of Object.entries(files)) {
    mkdirSync(dirname(join(src, name)), { recursive: true });
    writeFileSync(join(src, name), text);
  }
  return wordsOfScreens(src, IDS);
}

test("a screen has the words of all that it imports, and of those around every screen none", () => {
  const { common, own } = screensOf({
    "app/root.tsx": `t("nav.home");`,
    "app/entry.client.tsx": "",
    "app/routes/year.tsx": `import { Title } from "#features/title.tsx";\nt("nav.home");`,
    "app/routes/month.tsx": `import type { Title } from "#features/title.tsx";\nt("month.title");`,
    "features/title.tsx": `import {\n  one,\n} from "./one.ts";\nt("year.title");`,
    "features/one.ts": "t('year.worst');",
  });
  expect(common).toEqual(["nav.home"]);
  expect(own.get("app/routes/year.tsx")).toEqual(["year.title", "year.worst"]);
  expect(own.get("app/routes/month.tsx")).toEqual(["month.title"]);
});

test("an id that is made of parts stands for every id of its form", () => {
  const { own } = screensOf({ "app/routes/year.tsx": `t(\`year.\${which}\`);` });
  expect(own.get("app/routes/year.tsx")).toEqual(["year.best time", "year.title", "year.worst"]);
});

test("a part that is fetched later has words of its own, which its screen does not bring", () => {
  const { own } = screensOf({
    "app/routes/year.tsx": `const load = () => import("#features/late.tsx");`,
    "features/late.tsx": `t("late.word");`,
  });
  expect(own.get("app/routes/year.tsx")).toEqual([]);
  expect(own.get("features/late.tsx")).toEqual(["late.word"]);
});

test("a module is told the pieces that it sends for, if they can say something", () => {
  const { pieces } = screensOf({
    "app/routes/year.tsx": `const load = () => import("#features/year/year-form.tsx");`,
    "features/year/year-form.tsx": `pieceOfScreen(() => import("./form-piece.tsx"));pieceOfScreen(() => import("./mute-piece.tsx"));`,
    "features/year/form-piece.tsx": `t("late.word");`,
    "features/year/mute-piece.tsx": "",
  });
  expect(pieces.get("app/routes/year.tsx")).toEqual([]);
  expect(pieces.get("features/year/year-form.tsx")).toEqual(["features/year/form-piece.tsx"]);
});

test("every message of the product comes with a screen, and no screen has half of them", () => {
  const ids = Object.keys(en);
  const { common, own } = wordsOfScreens(fileURLToPath(new URL("../src", import.meta.url)), ids);
  const brought = new Set([...common, ...[...own.values()].flat()]);
  expect(ids.filter((id) => !brought.has(id))).toEqual([]);
  for (const [screen, words] of own) expect(words.length, screen).toBeLessThan(ids.length / 4);
});
