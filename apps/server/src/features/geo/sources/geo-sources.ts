import { AppError } from "@vedanga/contract";
import type { Gazetteer } from "@vedanga/gazetteer";
import type { GeoProviders } from "../../../config.ts";
import { fallingBack } from "./fall-back.ts";
import { createGooglePlaces, GOOGLE_ID_PREFIX } from "./google-places.ts";
import { createNominatim } from "./nominatim.ts";
import type { AddressSource, PlaceSource } from "./place-source.ts";

/** Places by the provider that is set; the embedded ones answer for themselves and whenever a provider fails. */
export function placeSource(
  gazetteer: Gazetteer,
  { places }: GeoProviders,
  failed: (error: unknown) => void,
): PlaceSource {
  const embedded: PlaceSource = {
    search: async (query, options) => gazetteer.search(query, options),
    byId: async (id, lang) => gazetteer.byId(id, lang),
  };
  if (places.provider === "embedded") return embedded;
  const google = createGooglePlaces(places);
  const either = fallingBack(failed);
  return {
    search: (query, options) =>
      either(
        () => google.search(query, options),
        () => gazetteer.search(query, options),
      ),
    byId: (id, lang) =>
      id.startsWith(GOOGLE_ID_PREFIX)
        ? either(
            () => google.byId(id, lang),
            () => {
              throw new AppError("provider_unavailable", { field: "id" });
            },
          )
        : embedded.byId(id, lang),
  };
}

/** The same for addresses at coordinates. */
export function addressSource(
  gazetteer: Gazetteer,
  { reverse }: GeoProviders,
  failed: (error: unknown) => void,
): AddressSource {
  if (reverse.provider === "embedded") return { reverse: async (...point) => gazetteer.reverse(...point) };
  const nominatim = createNominatim(reverse.origin);
  const either = fallingBack(failed);
  return {
    reverse: (...point) =>
      either(
        () => nominatim.reverse(...point),
        () => gazetteer.reverse(...point),
      ),
  };
}
