import { describe, expect, it } from "vitest";
import { withClockOfPoint } from "./clock-of-point.ts";

const zoneAt = (latitudeDeg: number, longitudeDeg: number) => `Zone/${latitudeDeg}_${longitudeDeg}`;

describe("the clock of a point", () => {
  it("is found for each point of a request that names none", async () => {
    const girl = { girl_lat: 17.4, girl_lon: 78.5 };
    const boy = { boy_lat: -33.9, boy_lon: 151.2 };
    expect(await withClockOfPoint({ ...girl, ...boy, lang: "te" }, zoneAt)).toEqual({
      ...girl,
      ...boy,
      lang: "te",
      girl_zone: "Zone/17.4_78.5",
      boy_zone: "Zone/-33.9_151.2",
    });
    const point = { lat: 17.4, lon: 78.5 };
    expect(await withClockOfPoint(point, zoneAt)).toEqual({ ...point, zone: "Zone/17.4_78.5" });
  });

  it("is left alone where an offset or a zone is named, and where there is no point", async () => {
    for (const clock of [{ tz: 5.5 }, { zone: "Asia/Kolkata" }, { tz: 0 }]) {
      const asked = { lat: 17.4, lon: 78.5, ...clock };
      expect(await withClockOfPoint(asked, zoneAt)).toEqual(asked);
    }
    expect(await withClockOfPoint({ lang: "te" }, zoneAt)).toEqual({ lang: "te" });
  });
});
