import { zoneAt } from "@vedanga/gazetteer";

interface Placed {
  readonly lat?: number | undefined;
  readonly lon?: number | undefined;
  readonly tz?: number | undefined;
  readonly zone?: string | undefined;
}

/** A request that names a point and no clock, with the zone of the point; any other as it is. */
export async function withClockOfPoint<R extends object>(request: R): Promise<R> {
  const { lat, lon, tz, zone }: Placed = request;
  if (lat === undefined || lon === undefined || tz !== undefined || zone !== undefined) return request;
  return { ...request, zone: await zoneAt(lat, lon) };
}
