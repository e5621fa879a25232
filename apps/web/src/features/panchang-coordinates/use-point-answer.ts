import { keepPreviousData, onlineManager, useQueries, useQueryClient } from "@tanstack/react-query";
import { isoDate } from "@vedanga/contract";
import { useEffect, useEffectEvent, useState } from "react";
import { useSearchParams } from "react-router";
import { useConventions } from "#almanac/use-conventions.ts";
import { isComputedBy } from "#api/conventions/conventions.ts";
import { type PanchangQuestion, panchang, panchangDay } from "#api/panchang.ts";
import type { AnswerDays, MomentPanchang } from "#api/wire/panchang.ts";
import type { AlmanacDay } from "#api/wire/panchang-day.ts";
import { toWireDate } from "#api/wire-date.ts";
import { useLanguage } from "#i18n/use-language.ts";
import type { AskedPoint } from "./use-point-form.ts";

export interface PointAnswer {
  readonly point: AskedPoint;
  /** The limbs at the moment asked about. */
  readonly panchang: MomentPanchang;
  /** The days of its weekday and of its hours. */
  readonly days: AnswerDays;
  readonly day: AlmanacDay;
}

export interface PointAnswerState {
  readonly isBusy: boolean;
  /** The first answer is on its way. */
  readonly isAwaited: boolean;
  /** What failed is what was sent, not the same in another language or by other rules. */
  readonly isSendingFailed: boolean;
  /** Why the last try came to nothing, null if it did not; what was answered before stays. */
  readonly fault: unknown;
  readonly answer: PointAnswer | null;
  ask(point: AskedPoint): Promise<void>;
  /** What failed, once more. */
  retry(): void;
  /** What is in the form cannot be asked; what failed before is of another point. */
  askNothing(): void;
}

const COORDINATE_DECIMALS = 6;

interface Failed {
  readonly asked: AskedPoint;
  /** Null once it is no longer told. */
  readonly fault: unknown;
}

function questionOf(point: AskedPoint): Omit<PanchangQuestion, "lang" | "conventions"> & { readonly time: string } {
  return {
    date: toWireDate(point.date),
    time: `${point.time}:00`,
    lat: point.latitudeDeg.toFixed(COORDINATE_DECIMALS),
    lon: point.longitudeDeg.toFixed(COORDINATE_DECIMALS),
    tz: point.offsetHours,
    zone: point.zone ?? undefined,
  };
}

/** The panchang of a point: its moment and its day. The address contains the question, to be shared and kept. */
export function usePointAnswer(): PointAnswerState {
  const client = useQueryClient();
  const { lang } = useLanguage();
  const { parameters: conventions } = useConventions();
  const [, setSearch] = useSearchParams();
  const [isBusy, setBusy] = useState(false);
  /** The first point is asked about by itself. */
  const [isAsked, setAsked] = useState(true);
  const [failed, setFailed] = useState<Failed | null>(null);
  const [point, setPoint] = useState<AskedPoint | null>(null);

  const callsOf = (asked: AskedPoint) => {
    const { time, ...day } = questionOf(asked);
    return [panchang({ ...day, time, lang, conventions }), panchangDay({ ...day, lang, conventions })] as const;
  };

  async function ask(asked: AskedPoint): Promise<void> {
    setBusy(true);
    setAsked(true);
    try {
      const [limbs, day] = callsOf(asked);
      await Promise.all([client.fetchQuery(limbs), client.fetchQuery(day)]);
      setFailed(null);
      const isFirst = point === null;
      setPoint(asked);
      if (!isFirst) setSearch((before) => withPoint(before, asked), { replace: true, preventScrollReset: true });
    } catch (error) {
      setFailed({ asked, fault: error });
    } finally {
      setBusy(false);
    }
  }

  const [limbs, day] = callsOf(point ?? NOWHERE);
  const common = { enabled: point !== null, placeholderData: keepPreviousData };
  const [shownLimbs, shownDay] = useQueries({
    queries: [
      { ...limbs, ...common },
      { ...day, ...common },
    ],
  });
  // While another language is fetched the last answer stays, but none by other rules.
  const isByRules = [shownLimbs, shownDay].every(
    ({ data }) => data !== undefined && isComputedBy(conventions, data.conventions),
  );
  const answer =
    point && isByRules && shownLimbs.data && shownDay.data
      ? { point, panchang: shownLimbs.data.response, days: shownLimbs.data.days, day: shownDay.data.response }
      : null;

  function retry(): void {
    if (failed) void ask(failed.asked);
    for (const shown of [shownLimbs, shownDay]) if (shown.isError) void shown.refetch();
  }

  // The first answer was not requested by a person: it comes by itself with the network. A form that was sent waits for its sender.
  const askWhenBack = useEffectEvent((isOnline: boolean) => {
    if (isOnline && failed && point === null) void ask(failed.asked);
  });
  useEffect(() => onlineManager.subscribe((isOnline) => askWhenBack(isOnline)), []);

  const fault = failed?.fault ?? shownLimbs.error ?? shownDay.error;
  return {
    isBusy,
    isAwaited: answer === null && (isBusy || (isAsked && failed === null && fault === null)),
    isSendingFailed: failed !== null && failed.fault !== null,
    fault,
    answer,
    ask,
    retry,
    askNothing() {
      setAsked(false);
      setFailed((before) => before && { ...before, fault: null });
    },
  };
}

const NOWHERE: AskedPoint = {
  date: { year: 2000, month: 1, day: 1 },
  time: "00:00",
  latitudeDeg: 0,
  longitudeDeg: 0,
  offsetHours: 0,
  zone: null,
  zoneThere: null,
};

function withPoint(before: URLSearchParams, asked: AskedPoint): URLSearchParams {
  const next = new URLSearchParams(before);
  const { lat, lon, tz } = questionOf(asked);
  next.set("date", isoDate(asked.date));
  next.set("time", asked.time);
  next.set("lat", String(lat));
  next.set("lon", String(lon));
  // An offset is part of the address if it was typed; else the clock of the point decides.
  if (asked.zone === null) next.set("tz", String(tz));
  else next.delete("tz");
  return next;
}
