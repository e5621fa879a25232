import { useEffect, useState } from "react";
import { LONGEST_HOLD_MS } from "#ui/served/longest-hold.ts";
import type { Day } from "./use-day.ts";

const LOADING: Day = { state: "loading" };

/**
 * The day as it takes the place of the served one, once: with what is kept from its date on, which the server wrote too.
 * Without that the lines below would move up, and down again when it comes. `isServed`: the served day is on the screen.
 */
export function useWholeDay(day: Day, isServed: boolean): Day {
  const [isOver, setOver] = useState(false);
  const isPart = isServed && !isOver && day.state === "ready" && day.coming === "waiting";
  useEffect(() => {
    if (!isPart) return undefined;
    const timer = setTimeout(() => setOver(true), LONGEST_HOLD_MS);
    return () => clearTimeout(timer);
  }, [isPart]);
  if (isPart) return LOADING;
  if (!isOver && day.state === "ready") setOver(true);
  return day;
}
