import { minutesSince, minutesUntil } from "#almanac/span-status.ts";
import {
  type AvoidingDay,
  inOrder,
  joinedDays,
  listedSpans,
  type TimeToAvoid,
  timesToAvoid,
} from "#api/marked-spans.ts";
import type { AlmanacDay } from "#api/wire/panchang-day.ts";
import type { Instant } from "#i18n/wall-instant.ts";

const MINUTE_MS = 60_000;
/** How long after its end a span to avoid is still worth a word, and how long before its start. */
const JUST_OVER_MINUTES = 10;
const SOON_MINUTES = 20;
const MOST_ASIDES = 2;
const WEDNESDAY = 4;

/** One sentence of the catalogue with its values: the name of a span, an instant, minutes. */
export type Sentence =
  | { readonly id: "runs" | "clearUntil" | "next" | "follows"; readonly span: string; readonly at: Instant }
  | { readonly id: "ended" | "begins"; readonly span: string; readonly minutes: number }
  | { readonly id: "left"; readonly minutes: number }
  | { readonly id: "lasts" | "abhijitNow" | "abhijitAhead" | "beforeSunrise"; readonly at: Instant }
  | { readonly id: "meets"; readonly span: string }
  | { readonly id: "clear" | "abhijitWednesday" };

export interface NowStory {
  /** The answer to "is it a good time now?" */
  readonly line: Sentence;
  /** What comes next, at most two sentences. */
  readonly asides: readonly Sentence[];
}

export type StoryDay = AvoidingDay & Pick<AlmanacDay, "sunrise" | "vaara">;

/** The day of the date, with that before, which runs till sunrise, and that after, which names what comes after the night. */
interface DaysAbout {
  readonly yesterday?: AvoidingDay | undefined;
  readonly day: StoryDay;
  readonly tomorrow: AvoidingDay | undefined;
}

const isEclipse = ({ kind }: TimeToAvoid): boolean => kind === "eclipse";

/** Of simultaneous times the eclipse, or else the one that ends last. */
const weightiest = (times: readonly TimeToAvoid[]): TimeToAvoid | undefined =>
  times.find(isEclipse) ?? times.toSorted((a, b) => a.end.instantMs - b.end.instantMs).at(-1);

/** What is said about Abhijit at a moment: its time, with what shortens it; nothing where an eclipse does. */
function aboutAbhijit(day: StoryDay, bad: readonly TimeToAvoid[], nowMs: number): Sentence[] {
  const abhijit = listedSpans(day).find(({ kind, end }) => kind === "abhijit" && end.instantMs > nowMs);
  if (abhijit === undefined) return [];
  if (day.vaara.number === WEDNESDAY) return [{ id: "abhijitWednesday" }];
  const met = bad.filter(
    ({ start, end }) => start.instantMs < abhijit.end.instantMs && end.instantMs > abhijit.start.instantMs,
  );
  if (met.some(isEclipse)) return [];
  const where: Sentence =
    abhijit.start.instantMs <= nowMs
      ? { id: "abhijitNow", at: abhijit.end }
      : { id: "abhijitAhead", at: abhijit.start };
  return [where, ...met.slice(0, 1).map(({ title }) => ({ id: "meets", span: title }) as const)];
}

/**
 * The moment described by simple rules: the span to avoid that runs; or the one just over; or the one about to begin; or how
 * long nothing is to be avoided.
 */
export function nowStory({ yesterday, day, tomorrow }: DaysAbout, nowMs: number): NowStory {
  const today = timesToAvoid(yesterday ? joinedDays(yesterday, day) : day);
  // An eclipse of tomorrow may be before what of today comes after midnight.
  const all = inOrder([...today, ...(tomorrow ? timesToAvoid(tomorrow) : [])]);
  const running = weightiest(all.filter(({ start, end }) => start.instantMs <= nowMs && nowMs < end.instantMs));
  const over = weightiest(
    today.filter(({ end }) => end.instantMs <= nowMs && minutesSince(end, nowMs) <= JUST_OVER_MINUTES),
  );
  const next = all.find(({ start }) => start.instantMs > nowMs);
  const abhijit = aboutAbhijit(day, today, nowMs);
  /** As many of the asides as there is room for; those that belong together are said together or not at all. */
  function story(line: Sentence, ...groups: readonly (readonly Sentence[])[]): NowStory {
    const asides: Sentence[] = [];
    for (const group of groups) if (asides.length + group.length <= MOST_ASIDES) asides.push(...group);
    return { line, asides };
  }

  const isAhead = (at: Instant | null): at is Instant => at !== null && nowMs < at.instantMs;
  const sunrise = [day.sunrise].filter(isAhead).map((at) => ({ id: "beforeSunrise", at }) as const);

  if (running) {
    const left: Sentence = { id: "left", minutes: minutesUntil(running.end, nowMs) };
    const follower = all.find(({ start }) => Math.abs(start.instantMs - running.end.instantMs) < MINUTE_MS);
    const after = follower ? [{ id: "follows", span: follower.title, at: follower.end } as const] : [];
    return story({ id: "runs", span: running.title, at: running.end }, [left], sunrise, after, abhijit);
  }

  const isNextToday = next !== undefined && today.includes(next);
  const ahead: readonly Sentence[] = next
    ? isNextToday
      ? [{ id: "clearUntil", span: next.title, at: next.start }]
      : [{ id: "clear" }, { id: "next", span: next.title, at: next.start }]
    : [{ id: "clear" }];
  if (over) {
    return story(
      { id: "ended", span: over.title, minutes: minutesSince(over.end, nowMs) },
      ...ahead.map((each) => [each]),
      abhijit,
    );
  }
  if (next && minutesUntil(next.start, nowMs) <= SOON_MINUTES) {
    const minutes = minutesUntil(next.start, nowMs);
    return story({ id: "begins", span: next.title, minutes }, [{ id: "lasts", at: next.end }], abhijit);
  }
  const [line = { id: "clear" } as const, ...rest] = ahead;
  return story(line, rest, sunrise, abhijit);
}
