import type { PlaceFileDraft } from "../../../packages/gazetteer/src/file/write-place-table.ts";
import { say } from "../say.ts";
import { applyTables } from "./apply-tables.ts";
import { chooseAliases } from "./choose-aliases.ts";
import { SOURCE_VERSIONS } from "./fetch-sources.ts";
import { fillZones } from "./fill-zones.ts";
import { joinSources } from "./join-sources.ts";
import { type Divisions, nameDivisions } from "./name-divisions.ts";
import { numberPlaces } from "./number-places.ts";
import type { PlaceEntry } from "./place-entry.ts";
import type { Sources } from "./read-sources.ts";
import type { SourcePlace } from "./source-place.ts";
import { everydaySpelling } from "./south-asian-spelling.ts";
import { nameDistrictSeats } from "./telugu/name-district-seats.ts";
import { writeByRule } from "./telugu/write-by-rule.ts";

/** Later words of a name find it only where the place is Indian or at least so large: New Delhi, not every New Something. */
const LATER_WORDS_FROM = 15_000;

/** Joins, corrects and completes the sources into the content of the file of places. */
export async function assemblePlaces(sources: Sources): Promise<PlaceFileDraft> {
  const { places, tally } = joinSources(sources);
  say(`joined ${places.length} places: ${tally.both} in both, ${tally.newerOnly} and ${tally.fullerOnly} in one only`);
  const divisions = nameDivisions(sources);
  const entries = applyTables(lendStates(places.map((place) => toEntry(place, divisions))), divisions);
  nameDistrictSeats(entries, divisions);
  writeByRule(entries);
  const numbers = numberPlaces(entries);
  const zones = await fillZones(entries);
  return {
    sources: { packages: SOURCE_VERSIONS },
    places: entries.map((entry) => ({
      number: numbers.get(entry) ?? 0,
      name: entry.name,
      ...(entry.nameTe ? { nameTe: entry.nameTe } : {}),
      ...(entry.nameTeByRule ? { nameTeByRule: true } : {}),
      aliases: chooseAliases(entry),
      latitudeDeg: entry.latitudeDeg,
      longitudeDeg: entry.longitudeDeg,
      country: entry.country,
      admin1: entry.admin1,
      admin2: entry.admin2,
      population: entry.population,
      ...(entry.prominence && entry.prominence > entry.population ? { prominence: entry.prominence } : {}),
      zone: zones.get(entry) ?? "Etc/UTC",
    })),
    admin1: divisions.admin1Drafts,
    districtNames: divisions.districtNames,
    findByLaterWords: (place) =>
      place.country === "IN" || Math.max(place.population, place.prominence ?? 0) >= LATER_WORDS_FROM,
  };
}

function toEntry(place: SourcePlace, divisions: Divisions): PlaceEntry {
  const admin1Code = `${place.country}.${place.admin1}`;
  const [formerName, ...otherNames] = place.otherNames;
  const name = everydaySpelling(place.country, place.name);
  return {
    ...(place.geonameId === undefined ? {} : { geonameId: place.geonameId }),
    name,
    otherNames,
    // A town renamed since the older source is still searched for by its former name.
    handNames: formerName === undefined ? [] : [everydaySpelling(place.country, formerName)],
    latitudeDeg: place.latitudeDeg,
    longitudeDeg: place.longitudeDeg,
    country: place.country,
    admin1Code: place.admin1,
    admin1: divisions.admin1(admin1Code) ?? "",
    admin2: divisions.admin2(`${admin1Code}.${place.admin2}`) ?? "",
    population: place.population,
    ...(place.zone ? { zone: place.zone } : {}),
  };
}

/**
 * The older source has some division codes that are no longer in use. A place without a state takes that of the
 * nearest place of its country; its district stays open.
 */
function lendStates(entries: PlaceEntry[]): PlaceEntry[] {
  const lacking = entries.filter((entry) => entry.admin1 === "");
  const byCountry = Map.groupBy(
    entries.filter((entry) => entry.admin1 !== ""),
    (entry) => entry.country,
  );
  for (const entry of lacking) {
    const [nearest] = (byCountry.get(entry.country) ?? []).toSorted((a, b) => apart(entry, a) - apart(entry, b));
    if (!nearest) continue;
    entry.admin1 = nearest.admin1;
    entry.admin1Code = nearest.admin1Code;
  }
  return entries;
}

function apart(a: PlaceEntry, b: PlaceEntry): number {
  return Math.hypot(a.latitudeDeg - b.latitudeDeg, a.longitudeDeg - b.longitudeDeg);
}
