import type { ShownDay, ShownKind } from "#api/shown-day.ts";

const MINUTE_MS = 60_000;
/** How long after its end a span to avoid is still worth a word, and how long before its start. */
const JUST_OVER_MINUTES = 10;
const SOON_MINUTES = 20;
const MOST_ASIDES = 2;
const WEDNESDAY = 4;

/** One sentence of the catalogue with what stands in it: a span, an instant (ISO 8601), minutes. */
export type Sentence =
  | { readonly id: "runs" | "clearUntil" | "next" | "follows"; readonly span: ShownKind; readonly at: string }
  | { readonly id: "ended" | "begins"; readonly span: ShownKind; readonly minutes: number }
  | { readonly id: "left"; readonly minutes: number }
  | { readonly id: "lasts" | "abhijitNow" | "abhijitAhead" | "beforeSunrise"; readonly at: string }
  | { readonly id: "meets"; readonly span: ShownKind }
  | { readonly id: "clear" | "abhijitWednesday" };

export interface NowStory {
  /** The answer to "is it a good time now?" */
  readonly line: Sentence;
  /** What comes next, at most two sentences. */
  readonly asides: readonly Sentence[];
}

interface SpanMs {
  readonly kind: ShownKind;
  readonly start: string;
  readonly end: string;
  readonly startMs: number;
  readonly endMs: number;
}

type SpansOf = Pick<ShownDay, "spans">;
export type StoryDay = Pick<ShownDay, "spans" | "sunrise" | "vaara">;

function spansInTime({ spans }: SpansOf): (SpanMs & { readonly quality: string })[] {
  return spans
    .map((span) => ({ ...span, startMs: Date.parse(span.start), endMs: Date.parse(span.end) }))
    .sort((a, b) => a.startMs - b.startMs);
}

const spansToAvoid = (day: SpansOf): SpanMs[] => spansInTime(day).filter(({ quality }) => quality === "bad");

const minutesSince = (thenMs: number, nowMs: number): number => Math.floor((nowMs - thenMs) / MINUTE_MS);
const minutesUntil = (thenMs: number, nowMs: number): number => Math.ceil((thenMs - nowMs) / MINUTE_MS);

/** What is said of Abhijit at a moment: where it stands, and what takes from it. */
function aboutAbhijit(day: StoryDay, bad: readonly SpanMs[], nowMs: number): Sentence[] {
  const abhijit = spansInTime(day).find(({ kind, endMs }) => kind === "abhijit" && endMs > nowMs);
  if (abhijit === undefined) return [];
  if (day.vaara.number === WEDNESDAY) return [{ id: "abhijitWednesday" }];
  const met = bad.find(({ startMs, endMs }) => startMs < abhijit.endMs && endMs > abhijit.startMs);
  const where: Sentence =
    abhijit.startMs <= nowMs ? { id: "abhijitNow", at: abhijit.end } : { id: "abhijitAhead", at: abhijit.start };
  return met ? [where, { id: "meets", span: met.kind }] : [where];
}

/**
 * The moment told by simple rules: the span to avoid that runs; or the one just over; or the one about to begin; or how
 * long nothing is to be avoided. `tomorrow` names what comes after the last span of the day.
 */
export function nowStory(day: StoryDay, tomorrow: SpansOf | undefined, nowMs: number): NowStory {
  const today = spansToAvoid(day);
  const all = tomorrow ? [...today, ...spansToAvoid(tomorrow)] : today;
  const running = today.filter(({ startMs, endMs }) => startMs <= nowMs && nowMs < endMs).at(-1);
  const over = today.findLast(({ endMs }) => endMs <= nowMs);
  const next = all.find(({ startMs }) => startMs > nowMs);
  const abhijit = aboutAbhijit(day, today, nowMs);
  const story = (line: Sentence, ...asides: readonly Sentence[]): NowStory => ({
    line,
    asides: asides.slice(0, MOST_ASIDES),
  });

  if (running) {
    const left: Sentence = { id: "left", minutes: minutesUntil(running.endMs, nowMs) };
    const follower = all.find(({ startMs }) => Math.abs(startMs - running.endMs) < MINUTE_MS);
    const after = follower ? [{ id: "follows", span: follower.kind, at: follower.end } as const] : [];
    return story({ id: "runs", span: running.kind, at: running.end }, left, ...after, ...abhijit);
  }

  const isNextToday = next !== undefined && today.includes(next);
  const ahead: readonly Sentence[] = next
    ? isNextToday
      ? [{ id: "clearUntil", span: next.kind, at: next.start }]
      : [{ id: "clear" }, { id: "next", span: next.kind, at: next.start }]
    : [{ id: "clear" }];
  if (over && minutesSince(over.endMs, nowMs) <= JUST_OVER_MINUTES) {
    return story({ id: "ended", span: over.kind, minutes: minutesSince(over.endMs, nowMs) }, ...ahead, ...abhijit);
  }
  if (next && minutesUntil(next.startMs, nowMs) <= SOON_MINUTES) {
    const minutes = minutesUntil(next.startMs, nowMs);
    return story({ id: "begins", span: next.kind, minutes }, { id: "lasts", at: next.end }, ...abhijit);
  }
  const [line = { id: "clear" } as const, ...rest] = ahead;
  const isBeforeSunrise = day.sunrise !== null && nowMs < Date.parse(day.sunrise);
  const sunrise = isBeforeSunrise && day.sunrise ? [{ id: "beforeSunrise", at: day.sunrise } as const] : [];
  return story(line, ...rest, ...sunrise, ...abhijit);
}
