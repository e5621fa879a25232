import { setFlagsFromString } from "node:v8";
import { runInNewContext } from "node:vm";
import { describe, expect, it } from "vitest";
import { zoneAt, zonesAt } from "./zone-at.ts";

describe("the zone at a point", () => {
  it.each([
    ["Kolkata", 22.5726, 88.3639, "Asia/Kolkata"],
    ["Hyderabad", 17.385, 78.4867, "Asia/Kolkata"],
    ["Kathmandu, at +05:45", 27.7172, 85.324, "Asia/Kathmandu"],
    ["Colombo, not India's zone", 6.9271, 79.8612, "Asia/Colombo"],
    ["Benapole, the Bangladeshi side of the border post", 23.042, 88.8961, "Asia/Dhaka"],
    ["Moreh, the Indian side of the border to Myanmar", 24.2503, 94.3001, "Asia/Kolkata"],
    ["Tawang in the mountains", 27.5861, 91.8594, "Asia/Kolkata"],
    ["Srinagar", 34.0837, 74.7973, "Asia/Kolkata"],
    ["Eucla, at +08:45", -31.6772, 128.8893, "Australia/Eucla"],
    ["Border Village in South Australia, which keeps Eucla's clock", -31.6389, 129.0031, "Australia/Eucla"],
    ["Waitangi on Chatham, at +12:45", -43.9535, -176.5597, "Pacific/Chatham"],
    ["Raxaul, the Indian side of the border to Nepal", 26.98, 84.85, "Asia/Kolkata"],
    ["Birgunj, the Nepali side three kilometres on", 27.01, 84.87, "Asia/Kathmandu"],
    ["Agartala, the Indian side of the border to Bangladesh", 23.83, 91.28, "Asia/Kolkata"],
    ["Akhaura, the Bangladeshi side", 23.88, 91.21, "Asia/Dhaka"],
    ["Attari, the Indian side of the border to Pakistan", 31.6, 74.605, "Asia/Kolkata"],
    ["Lahore, half an hour on", 31.55, 74.34, "Asia/Karachi"],
    ["Lord Howe, with half an hour of summer time", -31.5553, 159.0821, "Australia/Lord_Howe"],
    ["Phoenix, without summer time", 33.4484, -112.074, "America/Phoenix"],
    ["Jersey City", 40.7282, -74.0776, "America/New_York"],
    ["Oslo, not Berlin's zone", 59.9139, 10.7522, "Europe/Oslo"],
    ["Amsterdam, not Brussels' zone", 52.3676, 4.9041, "Europe/Amsterdam"],
    ["Kuala Lumpur, not Singapore's zone", 3.139, 101.6869, "Asia/Kuala_Lumpur"],
    ["the Atlantic", 0, -30, "Etc/GMT+2"],
    ["the Bay of Bengal", 14, 88, "Etc/GMT-6"],
  ])("of %s", async (_, latitudeDeg, longitudeDeg, zone) => {
    expect(await zoneAt(latitudeDeg, longitudeDeg)).toBe(zone);
  });

  it("is one of several where two clocks are kept", async () => {
    expect([...(await zonesAt(43.82, 87.6))].sort()).toEqual(["Asia/Shanghai", "Asia/Urumqi"]);
  });

  it("is known at the poles and on the date line", async () => {
    for (const [latitudeDeg, longitudeDeg] of [
      [90, 0],
      [-90, 0],
      [0, 180],
      [0, -180],
    ] as const) {
      expect(await zoneAt(latitudeDeg, longitudeDeg)).not.toBe("");
    }
  });

  it("is refused off the Earth", async () => {
    await expect(zoneAt(90.1, 0)).rejects.toThrow(RangeError);
    await expect(zoneAt(0, -180.1)).rejects.toThrow(RangeError);
    await expect(zoneAt(Number.NaN, 0)).rejects.toThrow(RangeError);
  });

  it("keeps memory within bounds however many parts of the world are requested", async () => {
    setFlagsFromString("--expose-gc");
    const collectGarbage: () => void = runInNewContext("gc");
    collectGarbage();
    const before = process.memoryUsage().heapUsed;
    for (let latitudeDeg = -56; latitudeDeg <= 70; latitudeDeg += 1.5) {
      for (let longitudeDeg = -180; longitudeDeg <= 180; longitudeDeg += 1.5) await zoneAt(latitudeDeg, longitudeDeg);
    }
    collectGarbage();
    expect((process.memoryUsage().heapUsed - before) / 1e6).toBeLessThan(60);
  });
});
