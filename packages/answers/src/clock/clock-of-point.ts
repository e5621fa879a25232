/** How the parameters of a point begin: those of one birth, and of the two of a match. */
const BEGINNINGS = ["", "boy_", "girl_"];

/** The IANA zone of a point; degrees, north and east positive. */
export type ZoneAt = (latitudeDeg: number, longitudeDeg: number) => string | Promise<string>;

/** A request with the zone of each of its points that has no clock. */
export async function withClockOfPoint<R extends object>(request: R, zoneAt: ZoneAt): Promise<R> {
  const asked = Object.fromEntries(Object.entries(request));
  const zones = await Promise.all(BEGINNINGS.map((beginning) => zoneOfPoint(asked, beginning, zoneAt)));
  return Object.assign({}, request, ...zones);
}

async function zoneOfPoint(asked: Readonly<Record<string, unknown>>, beginning: string, zoneAt: ZoneAt) {
  const [lat, lon, tz, zone] = ["lat", "lon", "tz", "zone"].map((name) => asked[`${beginning}${name}`]);
  if (typeof lat !== "number" || typeof lon !== "number" || tz !== undefined || zone !== undefined) return {};
  return { [`${beginning}zone`]: await zoneAt(lat, lon) };
}
