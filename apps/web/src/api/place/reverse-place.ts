import { queryOptions } from "@tanstack/react-query";
import { calls } from "@vedanga/contract";
import type { Language } from "@vedanga/names";
import { request } from "../client.ts";
import { roundedDegrees } from "./rounded-degrees.ts";

/** About a kilometre: enough to name a town, too little to find a house. */
const TOWN_DECIMALS = 2;

/** The town at a pair of coordinates, in decimal degrees. */
export function reversePlace(latitudeDeg: number, longitudeDeg: number, lang: Language) {
  const [lat, lon] = [roundedDegrees(latitudeDeg, TOWN_DECIMALS), roundedDegrees(longitudeDeg, TOWN_DECIMALS)];
  return queryOptions({
    queryKey: ["reverse", lat, lon, lang],
    queryFn: ({ signal }) => request(calls.geoReverse, { lat, lon, lang }, signal),
    staleTime: Number.POSITIVE_INFINITY,
    retry: false,
  });
}
