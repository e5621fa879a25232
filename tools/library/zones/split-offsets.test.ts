import { describe, expect, it } from "vitest";
import { zoneHistory } from "../../../packages/zones/src/zone-history.ts";
import { splitOffsets } from "./split-offsets.ts";
import { tagZoneLines } from "./tag-zone-lines.ts";
import { zoneLine } from "./zone-line.ts";

const STANDARD_S = new Map([
  ["ZZA", 0],
  ["ZZB", 3600],
]);

describe("tagging the lines of zones", () => {
  const source = [
    "R E 1977 1980 - Ap Su>=1 1u 1 S",
    "Z A/B -0:25:21 - LMT 1880 Au 2",
    "0 E GMT/IST 1968 O 27",
    "1 -1 GMT",
  ];

  it("gives each standard offset its own abbreviation, and one to an hour put back", () => {
    const { text, standardS } = tagZoneLines([...source, "0 - GMT", "L A/B C/D"].join("\n"));
    expect(text.split("\n")).toEqual([
      source[0],
      "Z A/B -0:25:21 - ZZA 1880 Au 2",
      "0 E ZZB 1968 O 27",
      "1 -1 ZZC",
      "0 - ZZB",
      "L A/B C/D",
    ]);
    expect([...(standardS.get("A/B") ?? [])]).toEqual([
      ["ZZA", -1521],
      ["ZZB", 0],
      ["ZZC", 3600],
    ]);
  });
});

describe("splitting the offsets of a compiled zone", () => {
  const change = (startS: number, offsetS: number, abbreviation: string) => ({ startS, offsetS, abbreviation });

  it("counts an hour that the law takes off in winter as saved in summer", () => {
    const { changes, rule } = splitOffsets(
      {
        first: { offsetS: 0, abbreviation: "ZZA" },
        changes: [change(100, 3600, "ZZB"), change(200, 0, "ZZB"), change(300, 3600, "ZZB")],
        footer: "ZZB-1ZZB0,M10.5.0,M3.5.0/1",
      },
      STANDARD_S,
    );
    expect(changes.map(({ savedS }) => savedS)).toEqual([0, 0, 3600]);
    expect(rule).toBe("0,3600,M3.5.0/1,M10.5.0");
  });

  it("saves nothing in a summer that never ended", () => {
    const { changes } = splitOffsets(
      {
        first: { offsetS: 0, abbreviation: "ZZA" },
        changes: [change(200, 0, "ZZB"), change(300, 3600, "ZZB")],
        footer: "ZZB-1",
      },
      STANDARD_S,
    );
    expect(changes.map(({ savedS }) => savedS)).toEqual([0]);
  });
});

describe("a line of the table", () => {
  it("is read back as it was written", () => {
    const zone = {
      first: { offsetS: 2580, savedS: 0 },
      changes: [
        { startS: -2_366_757_780, offsetS: 3600, savedS: 0 },
        { startS: -1_691_884_800, offsetS: 7200, savedS: 3600 },
        { startS: -1_680_573_601, offsetS: 3600, savedS: 0 },
      ],
      rule: "",
    };
    const line = zoneLine("A/B", zone);
    expect(line.startsWith("A/B|")).toBe(true);
    const { stretchAt } = zoneHistory(line.slice("A/B|".length));
    expect(stretchAt(-3e9)).toMatchObject(zone.first);
    for (const change of zone.changes) expect(stretchAt(change.startS)).toMatchObject(change);
    for (const { startS } of zone.changes) expect(stretchAt(startS - 1).endS).toBe(startS);
  });
});
