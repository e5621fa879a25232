/** The moment and the point that an address asks about, by the clock of the place, in one form for all calls. */
export interface AskedPoint {
  /** `YYYY-MM-DD HH:MM` */
  readonly moment: string;
  readonly lat: number;
  readonly lon: number;
}

const isoOf = (dayFirst: string): string => dayFirst.split("/").reverse().join("-");
const minuteOf = (time: string): string => time.slice(0, "HH:MM".length);

function momentOf(query: URLSearchParams): string | undefined {
  const local = query.get("local");
  if (local !== null) return local.replace("T", " ");
  const date = query.get("dob") ?? query.get("date");
  const time = query.get("tob") ?? query.get("time");
  return date === null || time === null ? undefined : `${isoOf(date)} ${minuteOf(time)}`;
}

/** Undefined where an address does not ask about one minute at one point. */
export function askedPoint(query: URLSearchParams): AskedPoint | undefined {
  const [moment, lat, lon] = [momentOf(query), query.get("lat"), query.get("lon")];
  return moment === undefined || lat === null || lon === null
    ? undefined
    : { moment, lat: Number(lat), lon: Number(lon) };
}
