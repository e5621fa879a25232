import { zoneAnswer } from "@vedanga/answers";
import type { calls, RequestOf } from "@vedanga/contract";
import { zoneAt } from "@vedanga/gazetteer";

/** The zone of a point, or the one that is named, and its offset at a moment; now where none is. */
export const answerTimezone = async (
  { lat, lon, zone, local, timestamp }: RequestOf<typeof calls.geoTimezone>,
  nowUnixMs: number,
) =>
  zoneAnswer(
    zone ?? (await zoneAt(lat, lon)),
    local === undefined ? { timestamp: timestamp ?? nowUnixMs / 1000 } : { local },
  );
