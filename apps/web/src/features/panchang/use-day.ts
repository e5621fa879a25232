import { useQueries, useQuery } from "@tanstack/react-query";
import type { CivilDate } from "@vedanga/contract";
import { useEffect, useState } from "react";
import { NOWHERE } from "#almanac/date-there.ts";
import type { Coming } from "#almanac/five-lines/next-days.tsx";
import type { AlmanacPlace } from "#almanac/use-asked-place.ts";
import { useConventions } from "#almanac/use-conventions.ts";
import { isRefusal } from "#api/api-error.ts";
import { type DayQuestion, panchang, panchangDay } from "#api/panchang.ts";
import { panchangComing } from "#api/panchang-coming.ts";
import type { MomentPanchang } from "#api/wire/panchang.ts";
import type { AlmanacDay } from "#api/wire/panchang-day.ts";
import { useLanguage } from "#i18n/use-language.ts";
import { isSameDate } from "#i18n/wall-instant.ts";
import { useUnhurried } from "#platform/use-unhurried.ts";
import { type AskedMoment, askAgain, askAt } from "./asked-moment.ts";
import { dayQuestions } from "./day-questions.ts";

const MINUTE_MS = 60_000;

/** What was answered of a day. */
export interface DayFigures {
  /** The limbs at the minute asked about; of a day that is not today, those of its sunrise. */
  readonly panchang: MomentPanchang;
  readonly day: AlmanacDay;
  /** The date before, while its last hours run; it may be missing. */
  readonly yesterday: AlmanacDay | undefined;
  /** The next date, for what comes after the night; it may be missing. */
  readonly tomorrow: AlmanacDay | undefined;
  /** What is kept from that date on; the day does not wait for it. */
  readonly coming: Coming;
  /** The question the day was the answer to, for more about it. */
  readonly question: DayQuestion;
}

interface Failure {
  readonly fault: unknown;
  retry(): void;
}

export type Day =
  | { readonly state: "loading" }
  | ({ readonly state: "failed" } & Failure)
  | (DayFigures & {
      readonly state: "ready";
      /** There are figures, but their successors could not be fetched. */
      readonly stale: Failure | null;
    });

interface Subject {
  readonly place: AlmanacPlace | null;
  /** Why the place is not known. */
  readonly failure: Failure | null;
  /** Null for today at the place. */
  readonly date: CivilDate | null;
  /** Specified calls name no zone. */
  readonly isHyderabad: boolean;
}

/** Whether the day a place has now is the one that is shown. */
export function isLiveDay(date: CivilDate | null, place: AlmanacPlace | null, nowMs: number | null): boolean {
  if (date === null) return true;
  return nowMs !== null && place !== null && isSameDate(date, askAt(nowMs, place.zone).dayDate);
}

/**
 * A day at a place. Today is requested as soon as there is a clock, and again at each change of a limb and at the next
 * sunrise; what is shown stays until the new answer is here, and also if there is none.
 */
export function useDay({ place, failure: placeFailure, date, isHyderabad }: Subject, nowMs: number | null): Day {
  const { lang } = useLanguage();
  const { parameters: conventions } = useConventions();
  const isLive = isLiveDay(date, place, nowMs);
  const subject = place ?? NOWHERE;
  const { lat, lon, zone } = subject;
  const key = JSON.stringify([lat, lon, zone, date ?? "today", conventions]);
  const [kept, setKept] = useState<{ readonly key: string; readonly asked: AskedMoment } | null>(null);
  const [last, setLast] = useState<{ readonly key: string; readonly figures: DayFigures } | null>(null);

  const before = kept?.key === key ? kept.asked : null;
  const asked = isLive ? (before ?? (nowMs === null ? null : askAt(nowMs, zone))) : null;
  const dayDate = asked?.dayDate ?? date ?? askAt(0, zone).dayDate;
  const questions = dayQuestions({ place: subject, isHyderabad, lang, conventions, dayDate, asked });
  const common = {
    enabled: place !== null && (!isLive || asked !== null),
    // The page stays open all day: what failed is also tried again each minute, but not what was refused.
    refetchInterval: ({ state }: { readonly state: { readonly status: string; readonly error: unknown } }) =>
      state.status === "error" && !isRefusal(state.error) ? MINUTE_MS : false,
  } as const;
  const [limbs, day, tomorrow, next] = useQueries({
    queries: [
      { ...panchang(questions.limbs), ...common },
      { ...panchangDay(questions.day), ...common },
      { ...panchangDay(questions.tomorrow ?? questions.day), ...common },
      { ...panchangComing(questions.coming), ...common },
    ],
  });

  const dayAnswer = day.data?.response;
  const sunrise = dayAnswer?.sunrise;
  // Until then what is to be avoided is that of the day before.
  const isBeforeSunrise = isLive && nowMs !== null && sunrise != null && nowMs < sunrise.instantMs;
  const eve = useQuery({ ...panchangDay(questions.yesterday ?? questions.day), ...common, enabled: isBeforeSunrise });
  const yesterday = isBeforeSunrise ? eve.data?.response : undefined;
  useEffect(() => {
    if (nowMs === null || !isLive) return;
    setKept((present) => {
      const earlier = present?.key === key ? present.asked : null;
      const next = earlier ? askAgain(earlier, dayAnswer, nowMs, zone) : askAt(nowMs, zone);
      return next === earlier ? present : { key, asked: next };
    });
  }, [dayAnswer, isLive, key, nowMs, zone]);

  const limbsAnswer = limbs.data?.response;
  const nextAnswer = questions.tomorrow === null ? undefined : tomorrow.data?.response;
  const coming: Coming = next.data ?? (next.isError ? "failed" : "waiting");
  const figures: DayFigures | null =
    limbsAnswer && dayAnswer && !(isBeforeSunrise && eve.isPending)
      ? { panchang: limbsAnswer, day: dayAnswer, yesterday, tomorrow: nextAnswer, coming, question: questions.day }
      : null;
  const held = last?.key === key ? last.figures : null;
  if (
    figures &&
    (held?.panchang !== limbsAnswer ||
      held?.yesterday !== yesterday ||
      held?.tomorrow !== nextAnswer ||
      held?.day !== dayAnswer ||
      held?.coming !== coming)
  ) {
    setLast({ key, figures });
  }

  const fault = limbs.error ?? day.error;

  const shown = figures ?? held;
  const drawn = useUnhurried(shown ?? undefined);
  const retry = () => {
    for (const query of [limbs, day]) if (query.isError) void query.refetch();
  };
  const failure = fault ? { fault, retry } : placeFailure;
  if (drawn) return { state: "ready", ...drawn, stale: failure };
  return failure ? { state: "failed", ...failure } : { state: "loading" };
}
