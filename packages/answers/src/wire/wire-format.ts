import {
  type CivilDate,
  gregorianToJd,
  isoDate,
  type JulianDayUt,
  jdUt,
  toSexagesimal,
  twoDigits as two,
  weekdayOf,
} from "@vedanga/core";
import { type LocalClock, roundedUnixMs, type WallMoment, wallAt, wallByOffset } from "../clock/wall-time.ts";

// The formats of the wire, letter for letter. Weekdays and months stay English in every language: clients parse them.

const WEEKDAYS = ["Sun", "Mon", "Tue", "Wed", "Thu", "Fri", "Sat"];
const MONTHS = ["Jan", "Feb", "Mar", "Apr", "May", "Jun", "Jul", "Aug", "Sep", "Oct", "Nov", "Dec"];

/** The value for what does not happen: a Moon that does not rise, a Sun that does not set. */
export const NOTHING = "-";

const four = (value: number): string => String(value).padStart(4, "0");

const halfOfDay = (hour: number): string => (hour < 12 ? "AM" : "PM");
const twelveHour = (hour: number): number => (hour % 12 === 0 ? 12 : hour % 12);

/** `Fri Mar 11 1994` of a date. */
export const wireCivilDate = (date: CivilDate): string =>
  `${WEEKDAYS[weekdayOf(date)]} ${MONTHS[date.month - 1]} ${two(date.day)} ${four(date.year)}`;
const clockText = (wall: WallMoment): string =>
  `${twelveHour(wall.hour)}:${two(wall.minute)}:${two(wall.second)} ${halfOfDay(wall.hour)}`;
const clock24Text = (wall: WallMoment): string => `${two(wall.hour)}:${two(wall.minute)}:${two(wall.second)}`;
const minuteText = (wall: WallMoment): string =>
  `${two(twelveHour(wall.hour))}:${two(wall.minute)} ${halfOfDay(wall.hour)}`;

/** `Fri Mar 11 1994` of an instant. */
export const wireDate = (clock: LocalClock, jd: JulianDayUt): string => wireCivilDate(wallAt(clock, jd));

/** `Thu Mar 10 1994 9:18:44 AM` */
export function wireDateTime(clock: LocalClock, jd: JulianDayUt): string {
  const wall = wallAt(clock, jd);
  return `${wireCivilDate(wall)} ${clockText(wall)}`;
}

/** `Fri Mar 30 2012 07:36:00 GMT+0000 (Coordinated Universal Time)`: the instant itself, as JavaScript prints it in UTC. */
export function wireLongDate(jd: JulianDayUt): string {
  const wall = wallByOffset(roundedUnixMs(jd, 1), 0);
  return `${wireCivilDate(wall)} ${clock24Text(wall)} GMT+0000 (Coordinated Universal Time)`;
}

/** The same form of a date that is no instant: its midnight. */
export const wireLongCivilDate = (date: CivilDate): string => wireLongDate(jdUt(gregorianToJd(date)));

/** `Jun 01 2025` */
export const wireSpokenDate = (date: CivilDate): string => wireCivilDate(date).slice("Sun ".length);

/** `6:32:58 AM`, or `-` for what does not happen. */
export const wireClock = (clock: LocalClock, jd: JulianDayUt | undefined): string =>
  jd === undefined ? NOTHING : clockText(wallAt(clock, jd));

/** `6:32 AM` of 6:32:58, cut and not rounded, or `-` for what does not happen. */
export function wireHourAndMinute(clock: LocalClock, jd: JulianDayUt | undefined): string {
  if (jd === undefined) return NOTHING;
  const { hour, minute } = wallAt(clock, jd);
  return `${twelveHour(hour)}:${two(minute)} ${halfOfDay(hour)}`;
}

/** `06:47:59`, or `-` for what does not happen. */
export function wireClock24(clock: LocalClock, jd: JulianDayUt | undefined): string {
  if (jd === undefined) return NOTHING;
  return clock24Text(wallAt(clock, jd));
}

/** `11:02 AM`, to the nearest minute. */
export const wireMinute = (clock: LocalClock, jd: JulianDayUt): string => minuteText(wallAt(clock, jd, 60));

/** `11:02 AM to 12:32 PM`, to the nearest minute, or `-` for what does not happen. */
export function wireMinuteSpan(
  clock: LocalClock,
  span: { readonly startJdUt: JulianDayUt; readonly endJdUt: JulianDayUt } | undefined,
): string {
  if (span === undefined) return NOTHING;
  return `${wireMinute(clock, span.startJdUt)} to ${wireMinute(clock, span.endJdUt)}`;
}

/** `01/06/2025` */
export const wireDayFirst = ({ day, month, year }: CivilDate): string => `${two(day)}/${two(month)}/${four(year)}`;

/**
 * `1994-03-11T06:32:58+05:30`, to the nearest second. ISO 8601 has no seconds in an offset: where a zone's offset has
 * some (India +05:21:10 before 1906), offset and clock are written by the nearest minute, so that the instant is exact.
 */
export function wireInstant(clock: LocalClock, jd: JulianDayUt): string {
  const unixMs = roundedUnixMs(jd, 1);
  const offsetMinutes = Math.round(clock.offsetSecondsAt(unixMs) / 60);
  const wall = wallByOffset(unixMs, offsetMinutes * 60);
  const size = Math.abs(offsetMinutes);
  const offset = `${offsetMinutes < 0 ? "-" : "+"}${two(Math.floor(size / 60))}:${two(size % 60)}`;
  return `${isoDate(wall)}T${two(wall.hour)}:${two(wall.minute)}:${two(wall.second)}${offset}`;
}

/** `23 46'51"`, cut to the second as almanacs do. */
export function wireAyanamsa(angleDeg: number): string {
  const { degrees, minutes, seconds } = toSexagesimal(angleDeg);
  return `${degrees} ${two(minutes)}'${two(seconds)}"`;
}

/**
 * Cut to a millionth of a degree, the finest the wire carries: rounded, the last of a sign could become its 30th
 * degree. For angles of 0 or more.
 */
export const wireDegrees = (angleDeg: number): number => Math.floor(angleDeg * 1e6) / 1e6;
