import { readFileSync } from "node:fs";
import { join } from "node:path";
import { expect, it } from "vitest";
import { ROOT } from "./run.ts";
import { sacredPlacesPage } from "./sacred-places-page.ts";

it("docs/sacred-places.md lists the sources of today's facts; npm run regenerate -- sacred-places writes it", async () => {
  expect(readFileSync(join(ROOT, "docs", "sacred-places.md"), "utf8")).toBe(await sacredPlacesPage());
});
