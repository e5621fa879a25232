import type { Address } from "@vedanga/gazetteer";
import { DEFAULT_LANGUAGE } from "@vedanga/names";
import * as z from "zod/mini";
import { askProvider } from "./ask-provider.ts";
import type { AddressSource } from "./place-source.ts";

const part = z.optional(z.string());
const answer = z.union([
  /** How it says that nothing is there. */
  z.object({ error: z.string() }),
  z.object({
    display_name: z.string(),
    address: z.object({ city: part, town: part, village: part, county: part, state: part, country: part }),
  }),
]);

/** The detail of a town, not of a street. */
const TOWN_ZOOM = "10";

/** Addresses by a Nominatim server; `origin` is its address, with a path where it lives below one. */
export function createNominatim(origin: string): AddressSource {
  return {
    async reverse(latitudeDeg, longitudeDeg, lang): Promise<Address | null> {
      const url = new URL(`${origin.replace(/\/$/, "")}/reverse`);
      url.search = new URLSearchParams({
        lat: String(latitudeDeg),
        lon: String(longitudeDeg),
        zoom: TOWN_ZOOM,
        addressdetails: "1",
        format: "jsonv2",
        "accept-language": [...new Set([lang, DEFAULT_LANGUAGE])].join(),
      }).toString();
      // Its usage policy asks every client to say who it is.
      const found = await askProvider({ url, headers: { "user-agent": "Vedanga" }, answer });
      if ("error" in found) return null;
      const { country = "", ...parts } = found.address;
      return { displayName: found.display_name, ...given(parts), country };
    },
  };
}

type Parts = Partial<Record<"city" | "town" | "village" | "county" | "state", string | undefined>>;

const given = (parts: Parts): Partial<Record<keyof Parts, string>> =>
  Object.fromEntries(Object.entries(parts).filter(([, text]) => text !== undefined));
