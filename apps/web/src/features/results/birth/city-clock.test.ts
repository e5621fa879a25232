import { describe, expect, it } from "vitest";
import { cityClockOf, sameMoment } from "./city-clock.ts";

const MUMBAI = { latitude: "19.072830", longitude: "72.882610", birthDate: "1938-06-03", birthTime: "23:40" };
const KOLKATA = { latitude: "22.562630", longitude: "88.363040", birthDate: "1938-06-03", birthTime: "06:05" };
const IST_S = 19_800;

describe("a city's own time", () => {
  it("is a doubt of births there from 1906 until it ended", () => {
    expect(cityClockOf(MUMBAI)).toBe("bombay");
    expect(cityClockOf(KOLKATA)).toBe("calcutta");
    expect(cityClockOf({ ...MUMBAI, birthDate: "1954-12-31" })).toBe("bombay");
    expect(cityClockOf({ ...MUMBAI, birthDate: "1955-01-01" })).toBeNull();
    expect(cityClockOf({ ...KOLKATA, birthDate: "1947-12-31" })).toBe("calcutta");
    expect(cityClockOf({ ...KOLKATA, birthDate: "1948-01-01" })).toBeNull();
    expect(cityClockOf({ ...MUMBAI, birthDate: "1905-12-31" })).toBeNull();
  });

  it("does not exist elsewhere, or for an unknown place, which has a point near Bombay instead", () => {
    expect(cityClockOf({ ...MUMBAI, latitude: "18.519570", longitude: "73.855350" })).toBeNull();
    expect(cityClockOf({ ...MUMBAI, latitude: "", longitude: "" })).toBeNull();
  });

  it("shows the same moment as another time by the clocks of India, on another date where need be", () => {
    expect(sameMoment(MUMBAI, "bombay", IST_S)).toEqual({
      date: { year: 1938, month: 6, day: 4 },
      time: { hour: 0, minute: 19, second: 0 },
    });
    expect(sameMoment(KOLKATA, "calcutta", IST_S).time).toEqual({ hour: 5, minute: 42, second: 0 });
    expect(sameMoment({ ...KOLKATA, birthDate: "1943-06-03" }, "calcutta", IST_S + 3600).time.hour).toBe(6);
  });
});
