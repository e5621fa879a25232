import { type PopulatedPlace, type SearchOptions, zoneAt } from "@vedanga/gazetteer";
import * as z from "zod/mini";
import { askProvider, ProviderRefusal } from "./ask-provider.ts";
import type { PlaceSource } from "./place-source.ts";

const suggestions = z.object({
  /** Left out when nothing is like the query. */
  suggestions: z.optional(z.array(z.object({ placePrediction: z.optional(z.object({ placeId: z.string() })) }))),
});

const addressComponent = z.object({ longText: z.string(), shortText: z.string(), types: z.array(z.string()) });

const details = z.object({
  id: z.string(),
  displayName: z.object({ text: z.string() }),
  location: z.object({ latitude: z.number(), longitude: z.number() }),
  addressComponents: z.optional(z.array(addressComponent)),
});

/** Our ids of its places begin so; those of the embedded places never do. */
export const GOOGLE_ID_PREFIX = "google:";

/** A search asks for the details of each suggestion, so it asks for few. */
const MOST_SUGGESTIONS = 5;

/**
 * Cities by Google's Places API (New): autocomplete, cities only, then the place behind each suggestion. `origin` is
 * https://places.googleapis.com or a proxy of it.
 */
export function createGooglePlaces({ key, origin }: { readonly key: string; readonly origin: string }): PlaceSource {
  const headers = (fields: string) => ({ "x-goog-api-key": key, "x-goog-fieldmask": fields });

  async function placeOf(googleId: string, lang: string): Promise<PopulatedPlace> {
    const url = new URL(`/v1/places/${encodeURIComponent(googleId)}`, origin);
    url.searchParams.set("languageCode", lang);
    const found = await askProvider({
      url,
      headers: headers("id,displayName,location,addressComponents"),
      answer: details,
    });
    return describe(found);
  }

  return {
    async search(query: string, { lang, limit }: SearchOptions) {
      if (query.trim() === "") return { places: [] };
      const found = await askProvider({
        url: new URL("/v1/places:autocomplete", origin),
        headers: headers("suggestions.placePrediction.placeId"),
        body: { input: query, includedPrimaryTypes: ["(cities)"], languageCode: lang },
        answer: suggestions,
      });
      const ids = (found.suggestions ?? []).flatMap(({ placePrediction }) => placePrediction?.placeId ?? []);
      return {
        places: await Promise.all(ids.slice(0, Math.min(limit, MOST_SUGGESTIONS)).map((id) => placeOf(id, lang))),
      };
    },
    async byId(id, lang) {
      try {
        return await placeOf(id.slice(GOOGLE_ID_PREFIX.length), lang);
      } catch (error) {
        // An id that it does not know, or of a place that no longer exists.
        if (error instanceof ProviderRefusal && [400, 404].includes(error.status)) return null;
        throw error;
      }
    },
  };
}

async function describe({
  id,
  displayName,
  location,
  addressComponents,
}: z.infer<typeof details>): Promise<PopulatedPlace> {
  const part = (type: string) => addressComponents?.find(({ types }) => types.includes(type));
  const admin1 = part("administrative_area_level_1")?.longText ?? "";
  const admin2 = part("administrative_area_level_2")?.longText ?? "";
  const name = displayName.text;
  return {
    id: `${GOOGLE_ID_PREFIX}${id}`,
    name,
    nameEn: name,
    admin: [admin2, admin1].filter((each) => each !== "" && each !== name).join(", "),
    admin1,
    admin2,
    country: part("country")?.longText ?? "",
    countryCode: part("country")?.shortText ?? "",
    latitudeDeg: location.latitude,
    longitudeDeg: location.longitude,
    zone: await zoneAt(location.latitude, location.longitude),
    population: 0,
  };
}
