import { describe, expect, it } from "vitest";
import { fillZones } from "./fill-zones.ts";
import type { PlaceEntry } from "./place-entry.ts";

function entry(name: string, country: string, latitudeDeg: number, longitudeDeg: number, zone?: string): PlaceEntry {
  const rest = { otherNames: [], handNames: [], admin1Code: "", admin1: "", admin2: "", population: 0 };
  return { ...rest, name, country, latitudeDeg, longitudeDeg, ...(zone ? { zone } : {}) };
}

async function zoneOfFirst(...entries: [PlaceEntry, ...PlaceEntry[]]): Promise<string | undefined> {
  return (await fillZones(entries)).get(entries[0]);
}

const kolkata = entry("Kolkata", "IN", 22.57, 88.36, "Asia/Kolkata");
const tamu = entry("Tamu", "MM", 24.217, 94.31, "Asia/Yangon");

describe("filling in zones", () => {
  it("takes the zone of the map if none is stored", async () => {
    expect(await zoneOfFirst(entry("Srikalahasti", "IN", 13.75, 79.7), kolkata)).toBe("Asia/Kolkata");
  });

  it("keeps a place in its country's zone when its point is a little across the border", async () => {
    expect(await zoneOfFirst(entry("Moreh", "IN", 24.25, 94.32), kolkata, tamu)).toBe("Asia/Kolkata");
    expect(await zoneOfFirst(entry("Moreh", "IN", 24.25, 94.32, "Asia/Kolkata"), kolkata, tamu)).toBe("Asia/Kolkata");
  });

  it("takes the map's new zone where the stored one is out of date", async () => {
    const coyhaique = entry("Coyhaique", "CL", -45.575, -72.066, "America/Santiago");
    const santiago = entry("Santiago", "CL", -33.45, -70.66, "America/Santiago");
    expect(await zoneOfFirst(coyhaique, santiago)).toBe("America/Coyhaique");
  });

  it("takes the stored one of several clocks", async () => {
    expect(await zoneOfFirst(entry("Urumqi", "CN", 43.82, 87.6, "Asia/Urumqi"))).toBe("Asia/Urumqi");
    expect(await zoneOfFirst(entry("Urumqi", "CN", 43.82, 87.6, "Asia/Shanghai"))).toBe("Asia/Shanghai");
  });

  it("puts no town on the open sea", async () => {
    const caracas = entry("Caracas", "VE", 10.49, -66.88, "America/Caracas");
    expect(await zoneOfFirst(entry("La Aguada", "VE", 11.27667, -67.46444), caracas)).toBe("America/Caracas");
  });
});
