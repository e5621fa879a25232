import type { AlmanacDay } from "#api/wire/panchang-day.ts";
import { useClock } from "#i18n/use-clock.ts";
import { useT } from "#i18n/use-t.ts";
import { dayFigures } from "./day-figures.ts";
import { FactRow } from "./fact-row.tsx";

interface DayThereProps {
  readonly day: AlmanacDay | undefined;
  readonly nowMs: number | null;
}

/** Sun, tithi, nakshatra and Rahu Kaal of the day. */
export function DayThere({ day, nowMs }: DayThereProps) {
  const t = useT();
  const { instantOf } = useClock();
  const figures = day && nowMs !== null ? dayFigures(day, nowMs, t, (at) => instantOf(at, day.date)) : undefined;
  return (
    <>
      <FactRow label={t("sacred.sunrise")}>{figures?.sun}</FactRow>
      <FactRow label={t("sacred.tithi")}>{figures?.tithi}</FactRow>
      <FactRow label={t("sacred.nakshatra")}>{figures?.nakshatra}</FactRow>
      <FactRow label={t("sacred.rahuKaal")}>{figures?.rahuKaal}</FactRow>
    </>
  );
}
