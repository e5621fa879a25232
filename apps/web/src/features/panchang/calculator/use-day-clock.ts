import { useClock } from "#i18n/use-clock.ts";
import { useT } from "#i18n/use-t.ts";
import type { ClockSpan } from "#i18n/wall-instant.ts";

interface DayClock {
  /** From one time of the day to another, or that there is none that day. */
  span(span: ClockSpan | null): string;
}

/** Times of a day in the language on screen. */
export function useDayClock(): DayClock {
  const t = useT();
  const { timeOf } = useClock();
  return {
    span: (span) =>
      span === null
        ? t("panchang.custom.notThatDay")
        : t("panchang.fromTo", { from: timeOf(span.start), to: timeOf(span.end) }),
  };
}
