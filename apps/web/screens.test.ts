import { globSync } from "node:fs";
import { basename, join } from "node:path";
import { expect, test } from "vitest";
import { SCREENS } from "./src/app/screens.ts";

test("every screen has a file and every file is a screen", () => {
  const files = globSync("*.tsx", { cwd: join(import.meta.dirname, "src/app/routes") }).map((file) =>
    basename(file, ".tsx"),
  );
  expect(Object.values(SCREENS).sort()).toEqual(files.sort());
});
