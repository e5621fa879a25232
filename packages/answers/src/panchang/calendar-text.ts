import ical, { ICalEventTransparency } from "ical-generator";
import type { CalendarEvent, PanchangCalendar } from "./panchang-calendar.ts";

/**
 * When the rules or the words of the events were last changed: DTSTAMP says so of each (RFC 5545, 3.8.7.2), and the same
 * question has the same bytes. Move it on with a change of either.
 */
const RULES_OF = new Date(Date.UTC(2026, 10, 30));
/** How often a subscriber may look again, seconds. */
const LOOK_AGAIN_SECONDS = 86_400;

/** A calendar as iCalendar text (RFC 5545): days as dates, what has an instant in UTC. Nothing in it makes anyone busy. */
export function calendarText({ name, lang, events }: PanchangCalendar): string {
  const calendar = ical({
    // The library escapes the texts of an event, but not those of a calendar.
    name: escapedText(name),
    prodId: { company: "Vedanga", product: "Panchang", language: lang.toUpperCase() },
    ttl: LOOK_AGAIN_SECONDS,
  });
  for (const event of events) {
    calendar.createEvent({
      id: event.uid,
      summary: event.summary,
      description: event.description,
      categories: [{ name: event.kind }],
      stamp: RULES_OF,
      transparency: ICalEventTransparency.TRANSPARENT,
      ...timeOf(event),
    });
  }
  return `${calendar.toString()}\r\n`;
}

function timeOf({ time }: CalendarEvent) {
  if ("date" in time) {
    const { year, month, day } = time.date;
    return { start: new Date(Date.UTC(year, month - 1, day)), allDay: true };
  }
  const { startUnixMs, endUnixMs } = time;
  return {
    start: new Date(wholeSecond(startUnixMs)),
    ...(endUnixMs !== undefined && { end: new Date(wholeSecond(endUnixMs)) }),
  };
}

const wholeSecond = (unixMs: number): number => Math.round(unixMs / 1000) * 1000;

/**
 * A value of the type TEXT (RFC 5545, 3.3.11): a backslash before what would end it, a line break as `\n`. Other control
 * characters are not allowed at all (TSAFE-CHAR), so each becomes a space.
 */
export const escapedText = (text: string): string =>
  text
    .replace(/[\\;,]/g, (mark) => `\\${mark}`)
    .replace(/\r\n|[\r\n\u0085\u2028\u2029]/g, "\\n")
    .replace(/\p{Cc}/gu, " ");
