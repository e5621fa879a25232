import { expect, test } from "vitest";
import { loadEmbeddedGazetteer } from "../load-from-disk.ts";
import { zoneAt } from "../zone-at.ts";
import { makeSureZones } from "./make-sure-zones.ts";
import { sureZoneAt } from "./sure-zones.ts";

const sure = makeSureZones();

/** Over the whole globe, poles and date line among them, without a pattern that the squares share. */
const POINTS = Array.from({ length: 3000 }, (_, n): readonly [number, number] => [
  ((n * 137.50776) % 180.02) - 90.01,
  ((n * 222.49224) % 360.02) - 180.01,
]).map(([lat, lon]) => [Math.max(-90, Math.min(90, lat)), Math.max(-180, Math.min(180, lon))] as const);

test("a zone that is sure is the one of the map, everywhere", async () => {
  let found = 0;
  for (const [lat, lon] of POINTS) {
    const zone = sureZoneAt(sure, lat, lon);
    if (zone === undefined) continue;
    found++;
    expect([lat, lon, zone]).toEqual([lat, lon, await zoneAt(lat, lon)]);
  }
  expect(found).toBeGreaterThan(600);
});

test("most of India and of the world's towns lie where it is sure; a border town and the sea do not", () => {
  const gazetteer = loadEmbeddedGazetteer();
  const inland = ["Hyderabad", "Warangal", "Bengaluru", "Nagpur", "Paris", "Dallas"];
  for (const name of inland) {
    const [place] = gazetteer.search(name, { lang: "en", limit: 1 }).places;
    expect([name, place && sureZoneAt(sure, place.latitudeDeg, place.longitudeDeg)]).toEqual([name, place?.zone]);
  }
  expect(sureZoneAt(sure, 26.85, 80.95)).toBe("Asia/Kolkata");
  expect(sureZoneAt(sure, 26.98, 84.85)).toBeUndefined();
  expect(sureZoneAt(sure, 0, -140)).toBeUndefined();
});
