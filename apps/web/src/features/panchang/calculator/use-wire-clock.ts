import { parseClockIfAny, parseClockSpan } from "#i18n/parse-wire-time.ts";
import { useClock } from "#i18n/use-clock.ts";
import { useT } from "#i18n/use-t.ts";

interface WireClock {
  /** A clock time of the wire, or that it does not come that day. */
  clock(text: string): string;
  /** `11:02 AM to 12:32 PM` of the wire, or that it does not occur that day. */
  span(text: string): string;
}

/** Clock times of the wire in the language on screen. */
export function useWireClock(): WireClock {
  const t = useT();
  const { timeOf } = useClock();
  return {
    clock(text) {
      const time = parseClockIfAny(text);
      return time === null ? t("panchang.custom.notThatDay") : timeOf(time);
    },
    span(text) {
      if (parseClockIfAny(text.replace(/ to .*$/, "")) === null) return t("panchang.custom.notThatDay");
      const { start, end } = parseClockSpan(text);
      return t("panchang.fromTo", { from: timeOf(start), to: timeOf(end) });
    },
  };
}
