import { cleanName, type PlanetDetails, type PlanetEntry } from "@vedanga/contract";

const decodeEntry = (entry: PlanetEntry): PlanetEntry => ({
  ...entry,
  nakshatra: cleanName("nakshatra", entry.nakshatra),
  basic_avastha: cleanName("avastha", entry.basic_avastha),
});

/** The placements of a birth with names as almanacs print them: this call spells some in the way its old clients expect. */
export function decodePlanetDetails(details: PlanetDetails): PlanetDetails {
  const { panchang, nakshatra } = details;
  return {
    ...details,
    0: decodeEntry(details[0]),
    1: decodeEntry(details[1]),
    2: decodeEntry(details[2]),
    3: decodeEntry(details[3]),
    4: decodeEntry(details[4]),
    5: decodeEntry(details[5]),
    6: decodeEntry(details[6]),
    7: decodeEntry(details[7]),
    8: decodeEntry(details[8]),
    9: decodeEntry(details[9]),
    nakshatra: cleanName("nakshatra", nakshatra),
    panchang: {
      ...panchang,
      tithi: cleanName("tithi", panchang.tithi),
      yoga: cleanName("yoga", panchang.yoga),
      karana: cleanName("karana", panchang.karana),
    },
  };
}
