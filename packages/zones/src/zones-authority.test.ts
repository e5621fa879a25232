import { readFileSync } from "node:fs";
import { describe, expect, it } from "vitest";
import { EVERY_ZONE } from "./generated/every-zone.ts";
import type { ZoneHistory } from "./zone-history.ts";
import { zoneTable } from "./zone-table.ts";

type Row = readonly [from: string, offsetS: number, isSummer: 0 | 1];
interface Authority {
  readonly span: readonly [string, string];
  readonly zones: Readonly<Record<string, readonly Row[]>>;
}

const { span, zones }: Authority = JSON.parse(
  readFileSync(new URL("../../../authorities/zones.json", import.meta.url), "utf8"),
);
const table = zoneTable(EVERY_ZONE);
const secondOf = (iso: string): number => Date.parse(iso) / 1000;

function historyOf(id: string): ZoneHistory {
  const history = table.zone(id);
  if (!history) throw new Error(`no zone ${id}`);
  return history;
}

describe("the clocks of 1925 to 1970 by the tz database with backzone", () => {
  it("are those of well over thirty zones", () => {
    expect(Object.keys(zones).length).toBeGreaterThan(90);
  });

  it.each(Object.entries(zones))("are the same in %s, in the first second and the last of each stretch", (id, rows) => {
    const { stretchAt } = historyOf(id);
    for (const [index, [from, offsetS, isSummer]] of rows.entries()) {
      const endS = secondOf(rows[index + 1]?.[0] ?? span[1]);
      for (const unixS of [secondOf(from), endS - 1]) {
        const { offsetS: ours, savedS } = stretchAt(unixS);
        expect({ from, offsetS: ours }).toEqual({ from, offsetS });
        // Prague put its clocks back for the winter of 1946, which zdump counts among summer times.
        if (id !== "Europe/Prague") expect({ from, isSummer: savedS > 0 }).toEqual({ from, isSummer: isSummer === 1 });
      }
    }
  });

  it.each([
    ["Europe/Oslo", "1960-07-01T00:00:00Z", 7200],
    ["Europe/Stockholm", "1948-07-01T00:00:00Z", 3600],
    ["Europe/Amsterdam", "1930-01-01T00:00:00Z", 1172],
    ["Africa/Kampala", "1929-01-01T00:00:00Z", 10_800],
    ["Africa/Kampala", "1935-01-01T00:00:00Z", 9000],
    ["Africa/Dar_es_Salaam", "1950-01-01T00:00:00Z", 9900],
    ["Asia/Kuwait", "1949-01-01T00:00:00Z", 11_516],
    ["Asia/Bahrain", "1943-01-01T00:00:00Z", 12_600],
    ["Atlantic/Reykjavik", "1960-07-01T00:00:00Z", 0],
    ["America/Nassau", "1943-01-01T00:00:00Z", -14_400],
    ["America/Port_of_Spain", "1943-01-01T00:00:00Z", -14_400],
  ])("was, in %s at %s, %i seconds east", (id, instant, offsetS) => {
    expect(historyOf(id).stretchAt(secondOf(instant)).offsetS).toBe(offsetS);
  });
});
