import { useEffect, useState } from "react";
import type { Day } from "./use-day.ts";

/** What is waited for longer than this may not come: the page is alive without it, and says so. */
const LONGEST_HOLD_MS = 4000;

const LOADING: Day = { state: "loading" };

const isServedHere = (): boolean => {
  const { firstDayAt, firstDayHidden } = document.documentElement.dataset;
  return firstDayAt !== undefined && firstDayHidden === undefined;
};

/**
 * The day as it takes the place of what the server wrote: with what is kept from its date on, which the server wrote too.
 * Without that the lines below would move up, and down again when it comes. `isArriving`: the page was not hydrated before.
 */
export function useWholeDay(day: Day, isArriving: boolean): Day {
  const [isFirst, setFirst] = useState(isArriving);
  const isPart = isFirst && day.state === "ready" && day.coming === "waiting" && isServedHere();
  useEffect(() => {
    if (!isPart) return undefined;
    const timer = setTimeout(() => setFirst(false), LONGEST_HOLD_MS);
    return () => clearTimeout(timer);
  }, [isPart]);
  if (isPart) return LOADING;
  if (isFirst && day.state === "ready") setFirst(false);
  return day;
}
