import { type SummerTime, summerTimeAt, summerTimeOn, wirePlace } from "@vedanga/answers";
import {
  type AnswerOf,
  type CitiesOnDateResponse,
  type CitiesResponse,
  calls,
  REMAINING_API_CALLS,
  type RequestOf,
} from "@vedanga/contract";
import type { PlacesFound, PopulatedPlace } from "@vedanga/gazetteer";
import type { FastifyReply } from "fastify";
import type { App } from "#plugins/app-instance.ts";
import { keptByNobody } from "#plugins/personal-questions.ts";
import { answerOpenCall } from "../../calls/answer-call.ts";
import type { PlaceSource } from "./sources/place-source.ts";

interface FormatParts {
  readonly places: PlaceSource;
  /** Whether the places are our own, so that an answer may be cached. */
  readonly isEmbedded: boolean;
  readonly isPlaceName: (found: Partial<PlacesFound>, text: string) => boolean;
  readonly nowUnixMs: () => number;
}

/** How many places a search of the format lists. */
const MOST = 10;

/** The two searches of the v3-json format. */
export function formatCityRoutes(app: App, { places, isEmbedded, isPlaceName, nowUnixMs }: FormatParts): void {
  const { cities, citiesOnDate } = calls;

  answerOpenCall(
    app,
    isEmbedded ? cities : { ...cities, kept: "never" as const },
    async ({ city, lang }: RequestOf<typeof cities>, reply: FastifyReply): Promise<AnswerOf<typeof cities>> => {
      const found = await places.search(city, { lang, limit: MOST });
      if (!isPlaceName(found, city)) keptByNobody(reply);
      return listed(found.places.map((place) => cityOf(place, summerTimeAt(place.zone, nowUnixMs()))));
    },
  );

  answerOpenCall(app, citiesOnDate, async ({ city, date, lang }): Promise<CitiesOnDateResponse> => {
    const found = await places.search(city, { lang, limit: MOST });
    return listed(
      found.places.map((place) =>
        cityOnDate(place, date ? summerTimeOn(place.zone, date) : summerTimeAt(place.zone, nowUnixMs())),
      ),
    );
  });
}

const listed = <T>(response: T[]) => ({
  status: 200 as const,
  response,
  result_length: response.length,
  remaining_api_calls: REMAINING_API_CALLS,
});

const joined = (...parts: readonly string[]): string => parts.filter((part) => part !== "").join(", ");

function commonOf(
  { name, country, countryCode }: PopulatedPlace,
  { standardHours, summerHours, isSummer }: SummerTime,
) {
  return {
    name,
    country: countryCode,
    country_name: country,
    tz: standardHours,
    tz_dst: summerHours,
    current_dst: isSummer,
  };
}

function cityOf(place: PopulatedPlace, clock: SummerTime): CitiesResponse["response"][number] {
  const { name, admin1, countryCode, zone } = place;
  const { lat, lon } = wirePlace(place);
  return {
    ...commonOf(place, clock),
    alternate_name: joined(name, countryCode),
    full_name: joined(name, admin1, countryCode),
    coordinates: [lat.toFixed(8), lon.toFixed(8)],
    tzone: [zone],
  };
}

function cityOnDate(place: PopulatedPlace, clock: SummerTime): CitiesOnDateResponse["response"][number] {
  const { name, admin1, country, countryCode, zone } = place;
  const { lat, lon } = wirePlace(place);
  return {
    ...commonOf(place, clock),
    alternate_name: joined(name, admin1, countryCode),
    full_name: joined(name, admin1, country),
    coordinates: [String(lat), String(lon)],
    tzone: zone,
    state_name: admin1,
  };
}
