import { keepPreviousData, useQueries } from "@tanstack/react-query";
import type { Panchang } from "@vedanga/contract";
import { useEffect, useState } from "react";
import { HYDERABAD } from "#api/hyderabad.ts";
import { panchang, panchangDay } from "#api/panchang.ts";
import { type ShownDay, withShownSpans } from "#api/shown-day.ts";
import { toWireDate, toWireTime } from "#api/wire-date.ts";
import { logFault } from "#app/log-fault.ts";
import { useLanguage } from "#i18n/use-language.ts";
import { type AskedMoment, askAnew, askAt, dateAfter, wallOf } from "./asked-moment.ts";
import { dayAsShown } from "./day-as-shown.ts";

const { zone, ...PLACE } = HYDERABAD;
const NOT_YET = askAt(0);

export type Today =
  | { readonly state: "loading" }
  | { readonly state: "failed"; readonly fault: unknown; retry(): void }
  | {
      readonly state: "ready";
      /** The limbs at the minute asked about. */
      readonly panchang: Panchang;
      readonly day: ShownDay;
      /** The next date, for what comes after the night; it may be missing. */
      readonly tomorrow: ShownDay | undefined;
    };

/**
 * Today in Hyderabad: asked as soon as there is a clock, and again at each change of a limb and at the next sunrise. What is
 * shown stays until the new answer is here.
 */
export function useToday(nowMs: number | null): Today {
  const { lang } = useLanguage();
  const [asked, setAsked] = useState<AskedMoment | null>(null);
  const { dayDate, ...moment } = asked ?? NOT_YET;
  const { date, time } = wallOf(moment);
  const common = { enabled: asked !== null, placeholderData: keepPreviousData };
  const dayOf = (civilDate: typeof date) => panchangDay({ ...PLACE, zone, date: toWireDate(civilDate), lang });
  const [limbs, day, tomorrow] = useQueries({
    queries: [
      { ...panchang({ ...PLACE, date: toWireDate(date), time: toWireTime(time), lang }), ...common },
      { ...dayOf(dayDate), ...common },
      { ...dayOf(dateAfter(dayDate)), ...common },
    ],
  });

  const dayAnswer = day.isPlaceholderData ? undefined : day.data?.response;
  useEffect(() => {
    if (nowMs !== null) setAsked((before) => (before ? askAnew(before, dayAnswer, nowMs) : askAt(nowMs)));
  }, [dayAnswer, nowMs]);

  const fault = limbs.error ?? day.error;
  useEffect(() => {
    if (fault) logFault(fault);
  }, [fault]);

  if (limbs.isError || day.isError) {
    const retry = () => {
      setAsked(askAt(Date.now()));
      for (const query of [limbs, day]) if (query.isError) void query.refetch();
    };
    return { state: "failed", fault, retry };
  }
  if (!limbs.data || !day.data) return { state: "loading" };
  return {
    state: "ready",
    panchang: limbs.data.response,
    day: dayAsShown(day.data.response, tomorrow.data?.response),
    tomorrow: tomorrow.data && withShownSpans(tomorrow.data.response),
  };
}
