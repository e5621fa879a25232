import { zoneAnswer } from "@vedanga/answers";
import {
  AppError,
  PATHS,
  placeParameters,
  placeResponse,
  placeSearchParameters,
  placeSearchResponse,
  reverseParameters,
  reverseResponse,
  timezoneParameters,
  timezoneResponse,
} from "@vedanga/contract";
import { type Gazetteer, zoneAt } from "@vedanga/gazetteer";
import type { FastifyContextConfig } from "fastify";
import type { App } from "#plugins/app-instance.ts";
import { refusalShapes } from "#plugins/call-schemas.ts";
import type { GeoProviders } from "../../config.ts";
import { addressSource, placeSource } from "./sources/geo-sources.ts";
import { wirePlace } from "./wire-place.ts";

/** Places stay where they are; a day is how long a new name may take to arrive. */
const sharedForSeconds = 86_400;

export interface GeoParts {
  readonly gazetteer: Gazetteer;
  readonly providers: GeoProviders;
  readonly nowUnixMs: () => number;
}

export const geoRoutes = (parts: GeoParts) => async (app: App) => {
  const { gazetteer, providers, nowUnixMs } = parts;
  const outside = { nowUnixMs, failed: (error: unknown) => app.log.warn({ err: error }, "a place provider failed") };
  const places = placeSource(gazetteer, providers, outside);
  const addresses = addressSource(gazetteer, providers, outside);
  // Google's terms let nobody keep its answers.
  const placesShared: FastifyContextConfig = providers.places.provider === "embedded" ? { sharedForSeconds } : {};

  app.get(
    PATHS.geoSearch,
    {
      config: placesShared,
      schema: {
        tags: ["geo"],
        summary: "Places by name, best first",
        querystring: placeSearchParameters,
        response: { 200: placeSearchResponse, ...refusalShapes },
      },
    },
    async ({ query: { q, lang, limit } }) => ({
      status: 200 as const,
      response: (await places.search(q, { lang, limit })).map(wirePlace),
    }),
  );

  app.get(
    PATHS.geoPlace,
    {
      config: placesShared,
      schema: {
        tags: ["geo"],
        summary: "A place by its id",
        querystring: placeParameters,
        response: { 200: placeResponse, ...refusalShapes },
      },
    },
    async ({ query: { id, lang } }) => {
      const place = await places.byId(id, lang);
      if (!place) throw new AppError("place_not_found", { field: "id" });
      return { status: 200 as const, response: wirePlace(place) };
    },
  );

  app.get(
    PATHS.geoReverse,
    {
      config: { sharedForSeconds },
      schema: {
        tags: ["geo"],
        summary: "The place at coordinates",
        description: "404 where no place is near: on the sea, in the ice.",
        querystring: reverseParameters,
        response: { 200: reverseResponse, ...refusalShapes },
      },
    },
    async ({ query: { lat, lon, lang } }) => {
      const address = await addresses.reverse(lat, lon, lang);
      if (!address) throw new AppError("place_not_found");
      const { displayName, ...parts } = address;
      return { display_name: displayName, address: parts };
    },
  );

  app.get(
    PATHS.geoTimezone,
    {
      // Without a moment the answer is that of now.
      config: { sharedForSeconds: 3600 },
      schema: {
        tags: ["geo"],
        summary: "The zone at coordinates and its offset at a moment",
        description: "The moment is `timestamp` (UTC seconds) or `local` (wall time); without either it is now.",
        querystring: timezoneParameters,
        response: { 200: timezoneResponse, ...refusalShapes },
      },
    },
    async ({ query: { lat, lon, local, timestamp } }) =>
      zoneAnswer(
        await zoneAt(lat, lon),
        local === undefined ? { timestamp: timestamp ?? nowUnixMs() / 1000 } : { local },
      ),
  );
};
