import { describe, expect, it } from "vitest";
import { EVERY_ZONE } from "./generated/every-zone.ts";
import { readWall } from "./read-wall.ts";
import { zoneTable } from "./zone-table.ts";

const table = zoneTable(EVERY_ZONE);
const secondOf = (iso: string): number => Date.parse(iso) / 1000;

function reading(zone: string, wall: string) {
  const history = table.zone(zone);
  if (!history) throw new Error(`no zone ${zone}`);
  return readWall(history, secondOf(`${wall}Z`));
}

describe("reading a wall time", () => {
  it.each([
    ["plain", "America/New_York", "1990-05-17T06:05:00", "1990-05-17T10:05:00Z", undefined],
    ["ambiguous", "America/New_York", "2020-11-01T01:30:00", "2020-11-01T05:30:00Z", "ambiguous"],
    ["skipped", "America/New_York", "2020-03-08T02:30:00", "2020-03-08T06:30:00Z", "skipped"],
    ["by half an hour", "Australia/Lord_Howe", "2026-04-05T01:45:00", "2026-04-04T14:45:00Z", "ambiguous"],
    ["of a day that was left out", "Pacific/Apia", "2011-12-30T12:00:00", "2011-12-29T22:00:00Z", "skipped"],
    ["of a day that came twice", "Pacific/Kwajalein", "1969-09-30T12:00:00", "1969-09-30T01:00:00Z", "ambiguous"],
    ["the last second before a gap", "Europe/Oslo", "1960-03-20T01:59:59", "1960-03-20T00:59:59Z", undefined],
    ["the first second after a gap", "Europe/Oslo", "1960-03-20T03:00:00", "1960-03-20T01:00:00Z", undefined],
    ["by seconds", "Asia/Kolkata", "1905-12-31T23:59:00", "1905-12-31T18:37:50Z", undefined],
  ])("that is %s", (_, zone, wall, instant, note) => {
    const { unixS, note: found } = reading(zone, wall);
    expect(new Date(unixS * 1000).toISOString().replace(".000", "")).toBe(instant);
    expect(found).toBe(note);
  });

  it("says when the clocks skipped it", () => {
    expect(reading("America/Sao_Paulo", "2018-11-04T00:00:00").leapS).toBe(secondOf("2018-11-04T03:00:00Z"));
  });

  it("reads what the runtime reads, wherever both have the same clocks", () => {
    const zones = ["Asia/Kolkata", "America/New_York", "Europe/London", "Pacific/Apia", "Australia/Lord_Howe"];
    for (const zone of [...zones, "America/Sao_Paulo", "Africa/Casablanca", "Asia/Kathmandu"]) {
      for (let wallS = 0; wallS < secondOf("2026-06-01T00:00:00Z"); wallS += 5 * 86_400 + 1801) {
        const wall = Temporal.PlainDateTime.from(new Date(wallS * 1000).toISOString().slice(0, 19));
        const earlier = wall.toZonedDateTime(zone, { disambiguation: "earlier" }).epochMilliseconds / 1000;
        const later = wall.toZonedDateTime(zone, { disambiguation: "later" }).epochMilliseconds / 1000;
        const { unixS, note } = readWall(table.zone(zone)!, wallS);
        expect({ zone, wallS, unixS, isOnce: note === undefined }).toEqual({
          ...{ zone, wallS },
          unixS: earlier,
          isOnce: earlier === later,
        });
      }
    }
  });
});
