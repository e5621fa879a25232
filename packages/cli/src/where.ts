import { HYDERABAD } from "@vedanga/contract";
import { isoDate, jdToGregorian, unixMsToJdUt } from "@vedanga/core";
import { zoneTable } from "@vedanga/zones";
import { EVERY_ZONE } from "@vedanga/zones/every-zone";
import type { Asked } from "./asked.ts";
import { CliError } from "./cli-error.ts";
import { allPlaces } from "./place/all-places.ts";
import { type AskedPlace, placeTitle } from "./place/asked-place.ts";
import { findPlace } from "./place/find-place.ts";

const MS_PER_SECOND = 1000;

/** The place of the words that were typed, or of the coordinates. @throws CliError */
export function whereAsked({ options, lang, say, note }: Asked, words: readonly string[]): AskedPlace {
  const { lat, lon, zone } = options;
  if (lat !== undefined || lon !== undefined) return pointAsked(lat, lon);
  if (words.length === 0) throw new CliError("missing_place", "The place is missing.", "Write its name at the end.");
  const { place, others } = findPlace(words.join(" "), lang);
  if (others.length > 0) {
    const listed = others.slice(0, 3).map(placeTitle).join("; ");
    note(say.largestTaken(placeTitle(place), listed));
  }
  return { title: placeTitle(place), ...place, zone: zone ?? place.zone };

  function pointAsked(latText: string | undefined, lonText: string | undefined): AskedPlace {
    const [latitudeDeg, longitudeDeg] = [numberOf("--lat", 90, latText), numberOf("--lon", 180, lonText)];
    const title = words.length > 0 ? words.join(" ") : `${latitudeDeg}, ${longitudeDeg}`;
    if (zone !== undefined) return { title, latitudeDeg, longitudeDeg, zone };
    const near = allPlaces().nearest(latitudeDeg, longitudeDeg, lang);
    note(say.clockTaken(near.place.zone, placeTitle(near.place), Math.round(near.distanceKm)));
    return { title, latitudeDeg, longitudeDeg, zone: near.place.zone };
  }
}

function numberOf(option: string, most: number, text: string | undefined): number {
  const value = text === undefined || text.trim() === "" ? Number.NaN : Number(text);
  if (Math.abs(value) <= most) return value;
  const remedy = "Both are needed, in degrees: --lat 17.385 --lon 78.4867; south and west are negative: --lon=-74.";
  throw new CliError("invalid_number", `${option} must be a number from -${most} to ${most}.`, remedy);
}

/** The same, or the product's own city where no place is named. */
export function whereAskedOrOwnCity(asked: Asked, words: readonly string[]): AskedPlace {
  if (words.length > 0 || asked.options.lat !== undefined || asked.options.lon !== undefined) {
    return whereAsked(asked, words);
  }
  const { lat, lon, zone } = HYDERABAD;
  return {
    title: asked.say.ownCity,
    latitudeDeg: Number(lat),
    longitudeDeg: Number(lon),
    zone: asked.options.zone ?? zone,
  };
}

/** Today by the clocks of a zone, YYYY-MM-DD. @throws CliError for a zone that does not exist */
export function todayIn(zone: string): string {
  const nowMs = Date.now();
  const history = zoneTable(EVERY_ZONE).zone(zone);
  if (history === undefined) {
    throw new CliError("unknown_zone", `There is no zone ${zone}.`, "It is an IANA time zone, such as Asia/Kolkata.");
  }
  const { offsetS } = history.stretchAt(nowMs / MS_PER_SECOND);
  return isoDate(jdToGregorian(unixMsToJdUt(nowMs + offsetS * MS_PER_SECOND)));
}

/** What every call is sent about place, clock, language and conventions. */
export const sentWith = ({ options, lang }: Asked, { latitudeDeg, longitudeDeg, zone }: AskedPlace) => ({
  lat: latitudeDeg,
  lon: longitudeDeg,
  zone,
  lang,
  explain: options.explain ? "1" : undefined,
  ayanamsa: options.ayanamsa,
  node: options.node,
  positions: options.positions,
  sunrise: options.sunrise,
  dasha_year: options["dasha-year"],
  bindus: options.bindus,
});
