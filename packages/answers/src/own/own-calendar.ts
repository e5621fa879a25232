import {
  type OwnCalendarKind,
  type OwnCalendarRequest,
  type OwnDaysRequest,
  UNLOCATED_PLACE,
  type ViewedDetails,
} from "@vedanga/contract";
import { type CivilDate, isoDate, type JulianDayUt } from "@vedanga/core";
import { dateOfIso } from "@vedanga/core/calendar";
import { type Catalogue, catalogueOf } from "@vedanga/narrative";
import { type LocalClock, wallAt, wallByOffset, zoneClock } from "../clock/wall-time.ts";
import { calendarText } from "../panchang/calendar-text.ts";
import type { CalendarEvent } from "../panchang/panchang-calendar.ts";
import type { AnswerContext } from "../request/context.ts";
import { refusingAs } from "../request/core-refusal.ts";
import { foundDays } from "./found-days.ts";
import { dashaText, lifeChanges, saturnText } from "./life-changes.ts";
import { dayReasons } from "./own-days.ts";

const UID_DOMAIN = "vedanga";
const YEARS = 2;
/** What is assumed if the place is not known, as specified: the clock of India. */
const UNLOCATED_HOURS = 5.5;

/** The days of a shared birth from the first of the month that runs, as one would ask for them. */
export function requestOfView(
  { view: _, kinds: _kinds, ...asked }: OwnCalendarRequest,
  { birthDate, birthTime, latitude, longitude, zone }: ViewedDetails,
  { nowUnixMs }: AnswerContext,
): OwnDaysRequest {
  const [hour = 0, minute = 0] = birthTime.split(":").map(Number);
  const isLocated = latitude !== "" && longitude !== "";
  const clock = asked.at_zone === undefined ? undefined : zoneClock(asked.at_zone, "at_zone");
  const { year, month } = wallByOffset(nowUnixMs, clock?.offsetSecondsAt(nowUnixMs) ?? 0);
  return {
    ...asked,
    dob: dateOfIso(birthDate),
    tob: { hour, minute, second: 0 },
    ...(isLocated
      ? { lat: Number(latitude), lon: Number(longitude), zone }
      : { lat: UNLOCATED_PLACE.latitudeDeg, lon: UNLOCATED_PLACE.longitudeDeg, tz: UNLOCATED_HOURS }),
    explain: false,
    from: { year, month, day: 1 },
    years: YEARS,
  };
}

interface OwnCalendar {
  readonly asked: OwnDaysRequest;
  readonly kinds: readonly OwnCalendarKind[];
  /** As the view shows it; it may be an initial. */
  readonly firstName: string;
  /** Tells one calendar from another, and nothing else. */
  readonly calendarId: string;
}

/**
 * GET /view/own-days.ics: whole days, each with its reason. The same question in the same month has the same bytes.
 * @throws AppError "unknown_zone" (zone, at_zone)
 */
export function ownCalendarText({ asked, kinds, firstName, calendarId }: OwnCalendar, context: AnswerContext): string {
  return refusingAs("from", () => {
    const found = foundDays(asked, context);
    const { birth, clock, from, to } = found;
    const words = catalogueOf(asked.lang);
    const event = (kind: OwnCalendarKind, date: CivilDate, said: string, description: string): CalendarEvent => ({
      uid: `${kind}-${isoDate(date)}@${calendarId}.${UID_DOMAIN}`,
      kind,
      summary: `${firstName}: ${said}`,
      description,
      time: { date },
    });
    const changed = (kind: OwnCalendarKind, jd: JulianDayUt, said: string) =>
      event(kind, dateAt(clock, jd), said, said);
    const { dashas, saturn } = lifeChanges(birth, { clock, from, to });
    const events = [
      ...found.days.map((day) => event(day.kind, day.date, words.ownDays.nth(day.kind, day.years), whyOf(day, words))),
      ...dashas.map((change) => changed("dashas", change.jdUt, dashaText(change, words))),
      ...saturn.map((change) => changed("saturn", change.jdUt, saturnText(change, words))),
    ];
    return calendarText({
      name: `${words.ownDays.calendar}: ${firstName}`,
      lang: asked.lang,
      events: events.filter(({ kind }) => kinds.some((chosen) => chosen === kind)),
    });
  });
}

const whyOf = (day: Parameters<typeof dayReasons>[0], words: Catalogue): string =>
  dayReasons(day, "", words)
    .map(({ text }) => text)
    .join("\n");

function dateAt(clock: LocalClock, jd: JulianDayUt): CivilDate {
  const { year, month, day } = wallAt(clock, jd);
  return { year, month, day };
}
