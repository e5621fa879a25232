import { readFileSync } from "node:fs";
import { createRequire } from "node:module";
import { dirname, join } from "node:path";
import { zoneTable } from "@vedanga/zones";
import { EVERY_ZONE } from "@vedanga/zones/every-zone";
import { describe, expect, it } from "vitest";

const mapHome = join(dirname(createRequire(import.meta.url).resolve("geo-tz/all")), "..", "data");
const MAP: { readonly timezones: readonly string[] } = JSON.parse(
  readFileSync(join(mapHome, "timezones.geojson.index.json"), "utf8"),
);
const AT_SEA = Array.from({ length: 25 }, (_, index) => 12 - index).map((hours) =>
  hours === 0 ? "Etc/GMT" : `Etc/GMT${hours > 0 ? "+" : ""}${hours}`,
);

describe("the zones of the map", () => {
  it("all have their clocks in our table, on land and at sea", () => {
    const { zone } = zoneTable(EVERY_ZONE);
    expect(MAP.timezones.length).toBeGreaterThan(400);
    expect([...MAP.timezones, ...AT_SEA, "Etc/UTC"].filter((id) => !zone(id))).toEqual([]);
  });
});
