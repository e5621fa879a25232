import { readFileSync } from "node:fs";
import { closeTo } from "@vedanga/testing/close-to";
import { tableBytes } from "@vedanga/testing/sky/real-ephemeris";
import { describe, expect, it } from "vitest";
import { jdTt } from "../../../packages/core/src/calendar/julian-day.ts";
import { createTableEphemeris } from "../../../packages/core/src/ephemeris/table-ephemeris.ts";
import { readTable, TABLE_BODIES } from "../../../packages/core/src/ephemeris/table-format.ts";
import { cutTable } from "./cut-table.ts";
import { encodeSegment } from "./encode-table.ts";
import { fitSegment } from "./fit-segment.ts";
import { geometricPlace } from "./geometric-place.ts";

const bytes = tableBytes();
const table = readTable(bytes);
const ephemeris = createTableEphemeris(bytes);

describe("the table of places", () => {
  it.each(TABLE_BODIES)("is rebuilt bit by bit from the series: %s, seven segments over the range", (body) => {
    const layout = table.bodies[TABLE_BODIES.indexOf(body)];
    if (layout === undefined) throw new Error(`no ${body}`);
    const { startJd, segmentDays, segments, offset, recordBytes, coordinates } = layout;
    for (const share of [0, 0.137, 0.31, 0.5, 0.683, 0.87, 1]) {
      const index = Math.floor(share * (segments - 1));
      const again = encodeSegment(fitSegment(body, startJd + index * segmentDays), coordinates);
      const kept = table.bytes.subarray(offset + index * recordBytes, offset + (index + 1) * recordBytes);
      expect(Buffer.from(again).equals(kept), `segment ${index}`).toBe(true);
    }
  });

  it.each(TABLE_BODIES.filter((body) => body !== "node"))(
    'keeps what the series say, summed term by term, within 0.02": %s',
    (body) => {
      for (let jd = 2305083.4; jd < 2598373; jd += 14_661.7) {
        const series = geometricPlace(body, jd);
        const kept = ephemeris.position(body, jdTt(jd), "true", "mean");
        closeTo(kept.longitudeDeg, series.longitudeDeg, 0.02 / 3600, "deg", 360);
        closeTo(kept.latitudeDeg, series.latitudeDeg, 0.02 / 3600, "deg");
        closeTo(kept.distanceAu, series.distanceAu, body === "moon" ? 1e-8 : 1e-6, "au");
      }
    },
  );
});

describe("a smaller table", () => {
  const [start, end] = [2415020.5, 2488069.5];
  const small = createTableEphemeris(cutTable(bytes, start, end));

  it("of 1900 to 2100 is a quarter as large and says the same", () => {
    expect(cutTable(bytes, start, end).length).toBeLessThan(bytes.length / 3.9);
    for (let jd = start; jd <= end; jd += 1217.3) {
      for (const body of ["sun", "moon", "mercury", "saturn", "rahu"] as const) {
        for (const node of ["mean", "true"] as const) {
          const there = small.position(body, jdTt(jd), "apparent", node);
          expect(there).toEqual(ephemeris.position(body, jdTt(jd), "apparent", node));
        }
      }
    }
  });

  it("says which years it knows when others are requested", () => {
    expect(small.range).toEqual({ startJdTt: start, endJdTt: end });
    expect(() => small.position("sun", jdTt(start - 1), "true", "mean")).toThrow(
      expect.objectContaining({
        code: "time_out_of_range",
        details: { jdTt: start - 1, minJdTt: start, maxJdTt: end },
      }),
    );
    expect(small.name).toContain("1900-2100");
  });

  it("cannot have years that the larger one lacks", () => {
    expect(() => cutTable(bytes, 2300000, end)).toThrow(RangeError);
    expect(() => cutTable(bytes, end, start)).toThrow(RangeError);
  });
});

describe("the licence", () => {
  it("of the package the series come from is MIT, and nothing that runs needs it", () => {
    const root = new URL("../../../", import.meta.url);
    const read = (path: string) => JSON.parse(readFileSync(new URL(path, root), "utf8"));
    expect(read("node_modules/astronomia/package.json").license).toBe("MIT");
    expect(read("tools/package.json").dependencies).not.toHaveProperty("astronomia");
  });
});
