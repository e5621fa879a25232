import type { CalendarKind, PanchangCalendarRequest } from "@vedanga/contract";
import {
  addDays,
  type CivilDate,
  daysAt,
  type Festival,
  type FoundFestival,
  isoDate,
  jdUtToUnixMs,
} from "@vedanga/core";
import type { Language } from "@vedanga/names";
import { type Catalogue, catalogueOf } from "@vedanga/narrative";
import { clockOf, wallByOffset } from "../clock/wall-time.ts";
import type { AnswerContext } from "../request/context.ts";
import { conventionsOf } from "../request/conventions.ts";
import { refusingAs } from "../request/core-refusal.ts";
import { festivalReasons } from "../wire/wire-festival.ts";

/** When an event is: a whole civil date, or instants in milliseconds of the Unix clock. */
export type EventTime =
  | { readonly date: CivilDate }
  | { readonly startUnixMs: number; readonly endUnixMs: number | undefined };

export interface CalendarEvent {
  /** The same for the same event of the same place, at any time and in any language. */
  readonly uid: string;
  /** What readers may filter by. */
  readonly kind: string;
  readonly summary: string;
  readonly description: string;
  readonly time: EventTime;
}

export interface PanchangCalendar {
  readonly name: string;
  readonly lang: Language;
  readonly events: readonly CalendarEvent[];
}

const UID_DOMAIN = "vedanga";
/** A place to about a hundred metres: the same town, typed twice, is the same calendar. */
const PLACE_DECIMALS = 3;

/**
 * The events of GET /panchang/calendar.ics, of a year or of twelve months from the first of the one that runs at the place.
 * Eclipses only where something of them is seen.
 * @throws AppError "year_out_of_range" (year), "unknown_zone" (zone)
 */
export function panchangCalendar(
  request: PanchangCalendarRequest,
  { ephemeris, nowUnixMs }: AnswerContext,
): PanchangCalendar {
  return refusingAs("year", () => {
    const sky = { ephemeris, conventions: conventionsOf(request) };
    const clock = clockOf(request);
    const place = { latitudeDeg: request.lat, longitudeDeg: request.lon };
    const words = catalogueOf(request.lang);
    const { year, month } = wallByOffset(nowUnixMs, clock.offsetSecondsAt(nowUnixMs));
    const from = request.year === undefined ? { year, month, day: 1 } : { year: request.year, month: 1, day: 1 };
    const to = addDays({ ...from, year: from.year + 1 }, -1);
    const found = daysAt(sky, place, clock).festivalsBetween(from, to);
    const events = found.flatMap((festival): readonly CalendarEvent[] => {
      const kind = calendarKindOf(festival);
      if (!request.kinds.includes(kind) || festival.eclipse?.visible === false) return [];
      return [{ uid: uidOf(festival, request), kind, ...textsOf(festival, words), time: timeOf(festival) }];
    });
    const title = words.festival.calendar;
    return { name: request.place ? `${title}: ${request.place}` : title, lang: request.lang, events };
  });
}

function uidOf({ id, tradition, date }: FoundFestival, { lat, lon }: PanchangCalendarRequest): string {
  const parts = [id, ...(tradition ? [tradition] : []), isoDate(date)];
  const place = [lat, lon].map((degrees) => degrees.toFixed(PLACE_DECIMALS)).join("_");
  return `${parts.join("-")}@${place}.${UID_DOMAIN}`;
}

function textsOf(found: FoundFestival, words: Catalogue): Pick<CalendarEvent, "summary" | "description"> {
  const { festival, tradition } = words.names;
  const { name, special } = festival[found.id];
  const why = festivalReasons(found, "", words)[0]?.text ?? "";
  return {
    summary: found.tradition ? `${name} (${tradition[found.tradition]})` : name,
    description: `${special}\n${why}`,
  };
}

/** An event at an instant has that instant, an observance of a day has its date. */
function timeOf({ date, kind, eclipse, instants }: FoundFestival): EventTime {
  const span = eclipse?.visibleSpan ?? eclipse?.span;
  if (span) return { startUnixMs: jdUtToUnixMs(span.startJdUt), endUnixMs: jdUtToUnixMs(span.endJdUt) };
  if (kind === "sankranti" && instants.sankrantiJdUt !== undefined)
    return { startUnixMs: jdUtToUnixMs(instants.sankrantiJdUt), endUnixMs: undefined };
  return { date };
}

/** Those of every month that are chosen by themselves; a weekday gives some of them a name of their own. */
const MONTHLY: Readonly<Partial<Record<Festival, CalendarKind>>> = {
  pradosha: "pradosha",
  soma_pradosha: "pradosha",
  bhauma_pradosha: "pradosha",
  shani_pradosha: "pradosha",
  sankashti_chaturthi: "sankashti",
  angaraki_chaturthi: "sankashti",
  masika_shivaratri: "shivaratri",
  vinayaka_chaturthi: "vinayaka",
  skanda_shashti: "skanda",
  purnima: "purnima",
  amavasya: "amavasya",
};

/** The kind of a day in the choices of a feed. */
function calendarKindOf({ id, kind }: Pick<FoundFestival, "id" | "kind">): CalendarKind {
  switch (kind) {
    case "ekadashi":
      return "ekadashi";
    case "sankranti":
      return "sankranti";
    case "eclipse":
      return "eclipses";
    default:
      return MONTHLY[id] ?? "festivals";
  }
}
