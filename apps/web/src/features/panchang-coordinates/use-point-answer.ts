import { keepPreviousData, useQueries, useQueryClient } from "@tanstack/react-query";
import type { Panchang, PanchangDay } from "@vedanga/contract";
import { useState } from "react";
import { useSearchParams } from "react-router";
import { type PanchangQuestion, panchang, panchangDay } from "#api/panchang.ts";
import { toWireDate } from "#api/wire-date.ts";
import { useConventions } from "#app/almanac/use-conventions.ts";
import { isoDateOf } from "#app/almanac/where.ts";
import { logFault } from "#app/log-fault.ts";
import { useLanguage } from "#i18n/use-language.ts";
import type { AskedPoint } from "./use-point-form.ts";

export interface PointAnswer {
  readonly point: AskedPoint;
  /** The limbs at the moment asked about. */
  readonly panchang: Panchang;
  readonly day: PanchangDay;
}

export interface PointAnswerState {
  readonly isBusy: boolean;
  /** Why the last try came to nothing, null where it did not; what was answered before stays. */
  readonly fault: unknown;
  readonly answer: PointAnswer | null;
  ask(point: AskedPoint): Promise<void>;
}

const COORDINATE_DECIMALS = 6;

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

/** The panchang of a point: its moment and its day. What was asked stands in the address, to be shared and kept. */
export function usePointAnswer(): PointAnswerState {
  const client = useQueryClient();
  const { lang } = useLanguage();
  const { parameters: conventions } = useConventions();
  const [, setSearch] = useSearchParams();
  const [isBusy, setBusy] = useState(false);
  const [fault, setFault] = useState<unknown>(null);
  const [point, setPoint] = useState<AskedPoint | null>(null);

  const callsOf = (asked: AskedPoint) => {
    const { time, ...day } = questionOf(asked);
    return [panchang({ ...day, time, lang, conventions }), panchangDay({ ...day, lang, conventions })] as const;
  };

  async function ask(asked: AskedPoint): Promise<void> {
    setBusy(true);
    try {
      const [limbs, day] = callsOf(asked);
      await Promise.all([client.fetchQuery(limbs), client.fetchQuery(day)]);
      setFault(null);
      const isFirst = point === null;
      setPoint(asked);
      if (!isFirst) setSearch((before) => withPoint(before, asked), { replace: true, preventScrollReset: true });
    } catch (error) {
      logFault(error);
      setFault(error);
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
  const answer =
    point && shownLimbs.data && shownDay.data
      ? { point, panchang: shownLimbs.data.response, day: shownDay.data.response }
      : null;
  return { isBusy, fault, answer, ask };
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
  next.set("date", isoDateOf(asked.date));
  next.set("time", asked.time);
  next.set("lat", String(lat));
  next.set("lon", String(lon));
  // An offset is part of the address where it was written by hand; else the clock of the point decides.
  if (asked.zone === null) next.set("tz", String(tz));
  else next.delete("tz");
  return next;
}
