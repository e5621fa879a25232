import { type CivilDate, type ConventionsUsed, calls, SIGN_SLUGS, type SignSlug } from "@vedanga/contract";
import { DEFAULT_LANGUAGE } from "@vedanga/names/language";
import { request } from "../client.ts";
import { toWireDate } from "../wire-date.ts";

interface Born {
  readonly date: CivilDate;
  /** `HH:MM`; undefined if it is not known. */
  readonly time: string | undefined;
  /** Those that differ from the default. */
  readonly conventions: Partial<ConventionsUsed>;
  readonly place: { readonly lat: number; readonly lon: number; readonly zone: string };
}

const DAY_ENDS = ["00:00", "23:59"] as const;

/** The sign of the Moon at a birth; both signs of its day if the time is unknown and decides. Nothing is kept. */
export async function moonSigns({ date, time, place, conventions }: Born): Promise<readonly SignSlug[]> {
  const { lat, lon, zone } = place;
  const found = await Promise.all(
    (time === undefined ? DAY_ENDS : [time]).map(async (tob) => {
      const { response } = await request(calls.planetDetails, {
        ...{ dob: toWireDate(date), tob, lat, lon, zone, ...conventions },
        lang: DEFAULT_LANGUAGE,
      });
      return SIGN_SLUGS[response["2"].rasi_no - 1];
    }),
  );
  return [...new Set(found.filter((slug) => slug !== undefined))];
}
