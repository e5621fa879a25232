/** A birth as the records of `authorities` have it. */
export interface RecordedBirth {
  readonly date: string;
  readonly time: string;
  readonly utc_offset_h: number;
  readonly lat: number;
  readonly lon: number;
}

/** The same birth as a query, each parameter begun with the side it belongs to in a question about two. */
export function birthQuery({ date, time, utc_offset_h: tz, lat, lon }: RecordedBirth, side = "") {
  return {
    [`${side}dob`]: date,
    [`${side}tob`]: time,
    [`${side}lat`]: String(lat),
    [`${side}lon`]: String(lon),
    [`${side}tz`]: String(tz),
  };
}
