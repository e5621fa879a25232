import { wirePlace, zoneHistoryOf } from "@vedanga/answers";
import { AppError, type Call, calls } from "@vedanga/contract";
import type { Gazetteer, PlacesFound, PopulatedPlace } from "@vedanga/gazetteer";
import type { App } from "#plugins/app-instance.ts";
import { keptByNobody } from "#plugins/personal-questions.ts";
import { answerCall } from "../../calls/answer-call.ts";
import { answerTimezone } from "../../calls/answer-timezone.ts";
import type { GeoProviders } from "../../config.ts";
import { formatCityRoutes } from "./format-cities.ts";
import { addressSource, placeSource } from "./sources/geo-sources.ts";

export interface GeoParts {
  readonly gazetteer: Gazetteer;
  readonly providers: GeoProviders;
  readonly nowUnixMs: () => number;
}

/** Whether the name of a place begins with a text. Any other text may be anything: an address, a person. */
const isNamedSo = ({ name, nameEn }: Pick<PopulatedPlace, "name" | "nameEn">, text: string): boolean =>
  [name, nameEn].some((each) => each.toLowerCase().startsWith(text.trim().toLowerCase()));

const isPlaceName = ({ exact, places = [] }: Partial<PlacesFound>, text: string): boolean =>
  Boolean(exact) || places.some((place) => isNamedSo(place, text));

export const geoRoutes = (parts: GeoParts) => async (app: App) => {
  const { gazetteer, providers, nowUnixMs } = parts;
  const failed = (error: unknown) => app.log.warn({ err: error }, "a place provider failed");
  const places = placeSource(gazetteer, providers, failed);
  const addresses = addressSource(gazetteer, providers, failed);
  // Google's terms do not allow caching of its answers.
  const byThePlaces = <C extends Call>(call: C): C =>
    providers.places.provider === "embedded" ? call : { ...call, kept: "never" };

  answerCall(app, byThePlaces(calls.geoSearch), async ({ q, lang, limit }, reply) => {
    const found = await places.search(q, { lang, limit });
    if (!isPlaceName(found, q)) keptByNobody(reply);
    return {
      status: 200 as const,
      response: found.places.map(wirePlace),
      ...(found.exact !== undefined && { exact: found.exact }),
    };
  });

  formatCityRoutes(app, { places, isEmbedded: providers.places.provider === "embedded", isPlaceName, nowUnixMs });

  answerCall(app, byThePlaces(calls.geoPlace), async ({ id, lang }) => {
    const place = await places.byId(id, lang);
    if (!place) throw new AppError("place_not_found", { field: "id" });
    return { status: 200 as const, response: wirePlace(place) };
  });

  answerCall(app, calls.geoReverse, async ({ lat, lon, lang }) => {
    const address = await addresses.reverse(lat, lon, lang);
    if (!address) throw new AppError("place_not_found");
    const { displayName, ...parts } = address;
    return { display_name: displayName, address: parts };
  });

  answerCall(app, calls.geoZone, async ({ zone, limit, lang }) => {
    // Browsers call some zones by former names; both have the same clocks in our table.
    const clocks = zoneHistoryOf(zone);
    const largest = gazetteer.largestIn((each) => zoneHistoryOf(each) === clocks, limit, lang);
    return { status: 200 as const, response: largest.map(wirePlace) };
  });

  answerCall(app, calls.geoTimezone, (request) => answerTimezone(request, nowUnixMs()));
};
