import { type AnswerOf, calls, isoDate, twoDigits } from "@vedanga/contract";
import * as z from "zod/mini";
import type { WallInstant } from "#i18n/wall-instant.ts";
import { parsedJson } from "#platform/kept/kept-value.ts";
import { DAYS_CACHE } from "#platform/offline/cache-names.ts";
import { keptAddresses, keptText } from "#platform/offline/kept-texts.ts";
import type { StandIn } from "../stand-in.ts";
import { decodePanchang } from "../wire/panchang.ts";
import { askedPoint } from "./question-moment.ts";

type Answer = AnswerOf<typeof calls.panchang>;

/** The question without its moment. */
function subjectOf(query: URLSearchParams): string {
  const rest = new URLSearchParams(query);
  for (const name of ["date", "time"]) rest.delete(name);
  rest.sort();
  return rest.toString();
}

const minuteOf = ({ date, time }: WallInstant): string =>
  `${isoDate(date)} ${twoDigits(time.hour)}:${twoDigits(time.minute)}`;

const datePartOf = (moment: string): string => moment.slice(0, "YYYY-MM-DD".length);

/** Whether what was so at one minute of a day is so at a later one: no limb has ended, and the Sun has not risen between. */
export function holdsUntil(answer: Answer, fromMoment: string, moment: string): boolean {
  const { tithi, nakshatra, yoga, karana, date, advanced_details: details } = decodePanchang(answer.response);
  const ends = [tithi, nakshatra, yoga, karana].map(({ end }) => minuteOf(end));
  const rise = details.sun_rise && minuteOf({ date, time: details.sun_rise });
  const hasRisen = rise !== null && fromMoment <= rise && rise < moment;
  return datePartOf(fromMoment) === datePartOf(moment) && ends.every((end) => end >= moment) && !hasRisen;
}

/**
 * The limbs at the minute of an address, from the answer to an earlier minute of that day which still holds: the minutes at
 * which they change are kept ahead (keep-days). Undefined if nothing holds.
 */
export async function keptLimbs(address: string): Promise<StandIn<typeof calls.panchang> | undefined> {
  const [path = "", search = ""] = address.split("?");
  const asked = askedPoint(new URLSearchParams(search));
  if (asked === undefined) return undefined;
  const subject = subjectOf(new URLSearchParams(search));
  const earlier = (await keptAddresses(DAYS_CACHE))
    .map((kept) => new URL(kept))
    .filter(({ pathname, searchParams }) => pathname === path && subjectOf(searchParams) === subject)
    .map(({ pathname, search: query, searchParams }) => ({
      address: pathname + query,
      moment: askedPoint(searchParams)?.moment ?? "",
    }))
    .filter(({ moment }) => moment !== "" && moment <= asked.moment)
    .sort((a, b) => (a.moment < b.moment ? 1 : -1));
  for (const { address: at, moment } of earlier) {
    const kept = await keptText(DAYS_CACHE, at);
    const answer = kept && z.safeParse(calls.panchang.response, parsedJson(kept.text));
    if (kept && answer?.success && holdsUntil(answer.data, moment, asked.moment))
      return { answer: answer.data, origin: { keptAtMs: kept.keptAtMs } };
  }
  return undefined;
}
