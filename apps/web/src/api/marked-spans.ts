import type { SpanKind } from "@vedanga/contract";
import type { Instant } from "#i18n/wall-instant.ts";
import type { Festival } from "./wire/festival.ts";
import type { AlmanacDay } from "./wire/panchang-day.ts";

export type DaySpan = AlmanacDay["spans"][number];
type SpansOf = Pick<AlmanacDay, "spans">;

/** The kinds that the drawn day has room for. */
const DRAWN_KINDS = ["rahu_kaal", "gulika", "yamaganda", "abhijit"] as const;
export type DrawnKind = (typeof DRAWN_KINDS)[number];
export type DrawnSpan = Pick<DaySpan, "start" | "end" | "quality"> & { readonly kind: DrawnKind };

/** The spans of which a day has one or two, by the kinds that custom avoids and those it seeks. */
const LISTED_KINDS: readonly SpanKind[] = [
  "rahu_kaal",
  "gulika",
  "yamaganda",
  "durmuhurta",
  "varjyam",
  "bhadra",
  "abhijit",
  "amrita_kala",
  "brahma_muhurta",
  "pratah_sandhya",
  "sayam_sandhya",
];

export function drawnSpans({ spans }: SpansOf): DrawnSpan[] {
  return spans.flatMap(({ kind, start, end, quality }) => {
    const drawn = DRAWN_KINDS.find((candidate) => candidate === kind);
    return drawn ? [{ kind: drawn, start, end, quality }] : [];
  });
}

const MOMENT_MS = 60_000;

/** In order of time. */
export const inOrder = <T extends Pick<DaySpan, "start">>(times: readonly T[]): T[] =>
  times.toSorted((a, b) => a.start.instantMs - b.start.instantMs);

/** The spans to avoid and to seek, in order of time; what some count by eight or twenty-four is not among them. */
export function listedSpans({ spans }: SpansOf): DaySpan[] {
  return inOrder(spans.filter(({ kind }) => LISTED_KINDS.includes(kind)));
}

/** An eclipse as long as it is seen from the place. */
export interface SeenEclipse extends Pick<DaySpan, "title" | "start" | "end"> {
  readonly kind: "eclipse";
}
/** A time that custom avoids. */
export type TimeToAvoid = DaySpan | SeenEclipse;
export type AvoidingDay = SpansOf & { readonly festivals: readonly Pick<Festival, "name" | "eclipse">[] };

/** An eclipse as it is seen from the place, as a time to avoid. */
export const eclipsesSeen = ({ festivals }: Pick<AvoidingDay, "festivals">): SeenEclipse[] =>
  festivals.flatMap(({ name, eclipse }) =>
    eclipse?.visible && eclipse.visible_from && eclipse.visible_until
      ? [{ kind: "eclipse" as const, title: name, start: eclipse.visible_from, end: eclipse.visible_until }]
      : [],
  );

/** What custom avoids, in order of time: the spans that are listed, and the eclipse that is seen. */
export const timesToAvoid = (day: AvoidingDay): TimeToAvoid[] =>
  inOrder([...listedSpans(day).filter(({ quality }) => quality === "bad"), ...eclipsesSeen(day)]);

/**
 * The spans of two days that follow each other. Where one goes on beyond the sunrise at which the almanac divides it, or is
 * told of both days, it is one.
 */
export function joinedSpans(before: SpansOf, after: SpansOf): DaySpan[] {
  const goesOn = (span: DaySpan, next: DaySpan): boolean =>
    span.kind === next.kind &&
    span.id === next.id &&
    next.end.instantMs >= span.end.instantMs &&
    next.start.instantMs - span.end.instantMs < MOMENT_MS;
  const whole = before.spans.map((span) => ({
    ...span,
    end: after.spans.find((next) => goesOn(span, next))?.end ?? span.end,
  }));
  return [...whole, ...after.spans.filter((next) => !before.spans.some((span) => goesOn(span, next)))];
}

/** A day with what the day before it has till sunrise, and with its eclipse, which may go on beyond midnight. */
export const joinedDays = <D extends AvoidingDay>(before: D, after: D): D => ({
  ...after,
  spans: joinedSpans(before, after),
  festivals: [...before.festivals, ...after.festivals],
});

/** The yogas of weekday and star, and the Sun's entries into signs, in order of time. */
export function yogaSpans({ spans }: SpansOf): DaySpan[] {
  return inOrder(spans.filter(({ kind }) => kind === "special_yoga" || kind === "anandadi"));
}

/** The spans of one kind, in order of time. */
export function spansOfKind({ spans }: SpansOf, kind: SpanKind): DaySpan[] {
  return inOrder(spans.filter((span) => span.kind === kind));
}

export interface Meeting {
  readonly good: DaySpan;
  readonly bad: TimeToAvoid;
  /** The time of both, ISO 8601. */
  readonly start: Instant;
  readonly end: Instant;
}

/** Where a good span and a time to avoid overlap, for a minute or more. */
export function meetings(day: AvoidingDay): Meeting[] {
  const avoided = timesToAvoid(day);
  return listedSpans(day)
    .filter(({ quality }) => quality === "good")
    .flatMap((good) =>
      avoided.map((bad) => ({
        good,
        bad,
        start: good.start.instantMs > bad.start.instantMs ? good.start : bad.start,
        end: good.end.instantMs < bad.end.instantMs ? good.end : bad.end,
      })),
    )
    .filter(({ start, end }) => end.instantMs - start.instantMs >= MOMENT_MS);
}
