import type { AlmanacDay } from "#api/wire/panchang-day.ts";
import type { Translate } from "#i18n/use-t.ts";
import type { Instant } from "#i18n/wall-instant.ts";

type Day = Pick<AlmanacDay, "sunrise" | "sunset"> & {
  readonly tithi: readonly Limb[];
  readonly nakshatra: readonly Limb[];
  readonly spans: readonly Pick<AlmanacDay["spans"][number], "kind" | "start" | "end">[];
};

interface Limb {
  readonly name: string;
  readonly end: Instant;
}

/** What a visitor asks of a day, as it is written on the page. */
export function dayFigures(day: Day, nowMs: number, t: Translate, timeOf: (instant: Instant) => string) {
  function limb(limbs: readonly Limb[]): string {
    // After the end of the day, what ran last.
    const running = limbs.find(({ end }) => end.instantMs > nowMs) ?? limbs.at(-1);
    return running ? t("sacred.until", { name: running.name, time: timeOf(running.end) }) : "";
  }
  const rahu = day.spans.find(({ kind }) => kind === "rahu_kaal");
  return {
    sun: [day.sunrise, day.sunset].flatMap((event) => (event ? [timeOf(event)] : [])).join(", "),
    tithi: limb(day.tithi),
    nakshatra: limb(day.nakshatra),
    rahuKaal: rahu ? t("sacred.span", { start: timeOf(rahu.start), end: timeOf(rahu.end) }) : "",
  };
}
