import { wirePlace, type ZoneAt, zoneAnswer, zoneHistoryOf } from "@vedanga/answers";
import type { AnswerOf, calls, RequestOf } from "@vedanga/contract";
import type { Gazetteer } from "@vedanga/gazetteer";
import { BeyondDevice } from "./beyond-device.ts";

type Calls = typeof calls;
type PlaceCall = "geoSearch" | "geoPlace" | "geoReverse" | "geoZone" | "geoTimezone";

type PlaceAnswers = {
  readonly [K in PlaceCall]: (
    request: RequestOf<Calls[K]>,
    nowUnixMs: number,
  ) => AnswerOf<Calls[K]> | Promise<AnswerOf<Calls[K]>>;
};

/** The calls about places, from the places of this device. */
export const placeAnswers = (gazetteer: Gazetteer, zoneAt: ZoneAt): PlaceAnswers => ({
  // Not how many are called so: the server's list, which is longer, may know another.
  geoSearch: ({ q, lang, limit }) => ({
    status: 200,
    response: gazetteer.search(q, { lang, limit }).places.map(wirePlace),
  }),
  geoPlace({ id, lang }) {
    const place = gazetteer.byId(id, lang);
    if (!place) throw new BeyondDevice("place");
    return { status: 200, response: wirePlace(place) };
  },
  // The nearest of a shorter list would be another place than the server's.
  geoReverse() {
    throw new BeyondDevice("place");
  },
  geoZone({ zone, limit, lang }) {
    const clocks = zoneHistoryOf(zone);
    const largest = gazetteer.largestIn((each) => zoneHistoryOf(each) === clocks, limit, lang);
    return { status: 200, response: largest.map(wirePlace) };
  },
  geoTimezone: async ({ lat, lon, zone, local, timestamp }, nowUnixMs) =>
    zoneAnswer(
      zone ?? (await zoneAt(lat, lon)),
      local === undefined ? { timestamp: timestamp ?? nowUnixMs / 1000 } : { local },
    ),
});
