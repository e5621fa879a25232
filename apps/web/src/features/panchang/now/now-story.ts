import type { PanchangDay } from "@vedanga/contract";
import { type DaySpan, listedSpans } from "#api/marked-spans.ts";

const MINUTE_MS = 60_000;
/** How long after its end a span to avoid is still worth a word, and how long before its start. */
const JUST_OVER_MINUTES = 10;
const SOON_MINUTES = 20;
const MOST_ASIDES = 2;
const WEDNESDAY = 4;

/** One sentence of the catalogue with its values: the name of a span, an instant (ISO 8601), minutes. */
export type Sentence =
  | { readonly id: "runs" | "clearUntil" | "next" | "follows"; readonly span: string; readonly at: string }
  | { readonly id: "ended" | "begins"; readonly span: string; readonly minutes: number }
  | { readonly id: "left"; readonly minutes: number }
  | { readonly id: "lasts" | "abhijitNow" | "abhijitAhead" | "beforeSunrise"; readonly at: string }
  | { readonly id: "meets"; readonly span: string }
  | { readonly id: "clear" | "abhijitWednesday" };

export interface NowStory {
  /** The answer to "is it a good time now?" */
  readonly line: Sentence;
  /** What comes next, at most two sentences. */
  readonly asides: readonly Sentence[];
}

type SpanMs = DaySpan & { readonly startMs: number; readonly endMs: number };

type SpansOf = Pick<PanchangDay, "spans">;
export type StoryDay = Pick<PanchangDay, "spans" | "sunrise" | "vaara">;

function spansInTime(day: SpansOf): SpanMs[] {
  return listedSpans(day).map((span) => ({ ...span, startMs: Date.parse(span.start), endMs: Date.parse(span.end) }));
}

const spansToAvoid = (day: SpansOf): SpanMs[] => spansInTime(day).filter(({ quality }) => quality === "bad");

const minutesSince = (thenMs: number, nowMs: number): number => Math.floor((nowMs - thenMs) / MINUTE_MS);
const minutesUntil = (thenMs: number, nowMs: number): number => Math.ceil((thenMs - nowMs) / MINUTE_MS);

/** Of simultaneous spans the one that ends last. */
const lastToEnd = (spans: readonly SpanMs[]): SpanMs | undefined => [...spans].sort((a, b) => a.endMs - b.endMs).at(-1);

/** What is said about Abhijit at a moment: its time, and what shortens it. */
function aboutAbhijit(day: StoryDay, bad: readonly SpanMs[], nowMs: number): Sentence[] {
  const abhijit = spansInTime(day).find(({ kind, endMs }) => kind === "abhijit" && endMs > nowMs);
  if (abhijit === undefined) return [];
  if (day.vaara.number === WEDNESDAY) return [{ id: "abhijitWednesday" }];
  const met = bad.find(({ startMs, endMs }) => startMs < abhijit.endMs && endMs > abhijit.startMs);
  const where: Sentence =
    abhijit.startMs <= nowMs ? { id: "abhijitNow", at: abhijit.end } : { id: "abhijitAhead", at: abhijit.start };
  return met ? [where, { id: "meets", span: met.title }] : [where];
}

/**
 * The moment described by simple rules: the span to avoid that runs; or the one just over; or the one about to begin; or how
 * long nothing is to be avoided. `tomorrow` names what comes after the last span of the day.
 */
export function nowStory(day: StoryDay, tomorrow: SpansOf | undefined, nowMs: number): NowStory {
  const today = spansToAvoid(day);
  const all = tomorrow ? [...today, ...spansToAvoid(tomorrow)] : today;
  const running = lastToEnd(today.filter(({ startMs, endMs }) => startMs <= nowMs && nowMs < endMs));
  const over = lastToEnd(today.filter(({ endMs }) => endMs <= nowMs));
  const next = all.find(({ startMs }) => startMs > nowMs);
  const abhijit = aboutAbhijit(day, today, nowMs);
  const story = (line: Sentence, ...asides: readonly Sentence[]): NowStory => ({
    line,
    asides: asides.slice(0, MOST_ASIDES),
  });

  if (running) {
    const left: Sentence = { id: "left", minutes: minutesUntil(running.endMs, nowMs) };
    const follower = all.find(({ startMs }) => Math.abs(startMs - running.endMs) < MINUTE_MS);
    const after = follower ? [{ id: "follows", span: follower.title, at: follower.end } as const] : [];
    return story({ id: "runs", span: running.title, at: running.end }, left, ...after, ...abhijit);
  }

  const isNextToday = next !== undefined && today.includes(next);
  const ahead: readonly Sentence[] = next
    ? isNextToday
      ? [{ id: "clearUntil", span: next.title, at: next.start }]
      : [{ id: "clear" }, { id: "next", span: next.title, at: next.start }]
    : [{ id: "clear" }];
  if (over && minutesSince(over.endMs, nowMs) <= JUST_OVER_MINUTES) {
    return story({ id: "ended", span: over.title, minutes: minutesSince(over.endMs, nowMs) }, ...ahead, ...abhijit);
  }
  if (next && minutesUntil(next.startMs, nowMs) <= SOON_MINUTES) {
    const minutes = minutesUntil(next.startMs, nowMs);
    return story({ id: "begins", span: next.title, minutes }, { id: "lasts", at: next.end }, ...abhijit);
  }
  const [line = { id: "clear" } as const, ...rest] = ahead;
  const isBeforeSunrise = day.sunrise !== null && nowMs < Date.parse(day.sunrise);
  const sunrise = isBeforeSunrise && day.sunrise ? [{ id: "beforeSunrise", at: day.sunrise } as const] : [];
  return story(line, ...rest, ...sunrise, ...abhijit);
}
