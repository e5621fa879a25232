import { AppError, type TimezoneAnswer } from "@vedanga/contract";
import { type Reading, zoneClock } from "./wall-time.ts";

/** Of which moment the offset is asked: an instant in UTC seconds, or a wall time `YYYY-MM-DDTHH:MM`. */
export type ZoneMoment = { readonly timestamp: number } | { readonly local: string };

const MS_PER_DAY = 86_400_000;
/** Seasonal time never lasted longer than this; a longer stretch is standard time whatever its neighbours. */
const LONGEST_SEASON_DAYS = 300;
/**
 * War time lasted years. The zone data holds stretches of it up to 1329 days (United States, February 1942 to
 * September 1945; India 1139), while British Standard Time, 1351 days from February 1968, was standard time.
 */
const LONGEST_WAR_TIME_DAYS = 1340;
/** An occupier's clock, such as Tokyo's in Singapore (90 minutes ahead), was standard time. */
const LARGEST_WAR_TIME_NANOSECONDS = 3600e9;

type Moment = Temporal.ZonedDateTime;

function englishName(at: Moment): string {
  const parts = new Intl.DateTimeFormat("en", { timeZone: at.timeZoneId, timeZoneName: "long" }).formatToParts(
    at.epochMilliseconds,
  );
  return parts.find((part) => part.type === "timeZoneName")?.value ?? at.timeZoneId;
}

const isSummerName = (name: string): boolean => /Daylight|Summer/.test(name);
const isBareOffset = (name: string): boolean => /^GMT[+-]/.test(name);

/** A transition is the first moment of its stretch; a millisecond before it the former offset still holds. */
const startOfStretch = (at: Moment) => at.add({ milliseconds: 1 }).getTimeZoneTransition("previous");
const lastOfFormer = (start: Moment): Moment => start.subtract({ milliseconds: 1 });

/** The nearest earlier stretch that is not called summer time; double summer time lies several stretches deep. */
function lastStandard(at: Moment): Moment | undefined {
  let start = startOfStretch(at);
  while (start) {
    const former = lastOfFormer(start);
    if (!isSummerName(englishName(former))) return former;
    start = startOfStretch(former);
  }
  return undefined;
}

/**
 * The standard offset beneath the one in force. Neither Temporal nor Intl tells it, so it is found from the names and
 * from the zone's own changes: summer and war time are called so, or stand nameless between two stretches of a lower
 * offset for a season or, in war, some years.
 */
function standardMoment(at: Moment, name: string): Moment {
  if (isSummerName(name)) return lastStandard(at) ?? at;
  const start = startOfStretch(at);
  const end = at.getTimeZoneTransition("next");
  if (!start || !end) return at;
  const former = lastOfFormer(start);
  const isRaised = former.offsetNanoseconds < at.offsetNanoseconds && end.offsetNanoseconds < at.offsetNanoseconds;
  const days = (end.epochMilliseconds - start.epochMilliseconds) / MS_PER_DAY;
  const isWarTime =
    isBareOffset(name) &&
    days <= LONGEST_WAR_TIME_DAYS &&
    at.offsetNanoseconds - former.offsetNanoseconds <= LARGEST_WAR_TIME_NANOSECONDS;
  return isRaised && (days <= LONGEST_SEASON_DAYS || isWarTime) ? former : at;
}

const LOCAL = /^(\d{4})-(\d{2})-(\d{2})T(\d{2}):(\d{2})$/;

function readLocal(zone: string, local: string): Reading {
  const [, year = 0, month = 0, day = 0, hour = 0, minute = 0] = (LOCAL.exec(local) ?? []).map(Number);
  if (month === 0) throw new AppError("invalid_local_time", { field: "local" });
  return zoneClock(zone).read({ year, month, day }, { hour, minute, second: 0 });
}

const seconds = (at: Moment): number => Math.round(at.offsetNanoseconds / 1e9);

/**
 * The offset of a zone at a moment, in exact seconds, split into its standard part and what summer or war time adds.
 * The sum is what the zone data says; the split is reconstructed (see `standardMoment`).
 * @throws AppError "unknown_zone" (field `zone`), "invalid_local_time" (field `local`)
 */
export function zoneAnswer(zoneId: string, moment: ZoneMoment): TimezoneAnswer {
  zoneClock(zoneId);
  const { unixMs, note } =
    "local" in moment ? readLocal(zoneId, moment.local) : { unixMs: Math.round(moment.timestamp * 1000) };
  const at = Temporal.Instant.fromEpochMilliseconds(unixMs).toZonedDateTimeISO(zoneId);
  const name = englishName(at);
  const raw = seconds(standardMoment(at, name));
  return {
    status: "OK",
    rawOffset: raw,
    dstOffset: seconds(at) - raw,
    timeZoneId: zoneId,
    timeZoneName: name,
    ...(note && { note }),
  };
}
