import { type CivilDate, isoDate } from "@vedanga/contract";
import type { Sign } from "#ui/sign/signs.ts";

/** The page of a sign's day; without a date it is the day that the place has now. What else the address says stays. */
export function dayAddress({ slug }: Pick<Sign, "slug">, search: URLSearchParams, date: CivilDate | null): string {
  const next = new URLSearchParams(search);
  if (date === null) next.delete("date");
  else next.set("date", isoDate(date));
  return `/zodiac/daily/${slug}${next.size === 0 ? "" : `?${next}`}`;
}
