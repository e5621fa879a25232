import { spansOfKind } from "#api/marked-spans.ts";
import type { TimeSetting } from "#i18n/languages/screen-language.ts";
import { useClock } from "#i18n/use-clock.ts";
import { useT } from "#i18n/use-t.ts";
import type { Instant } from "#i18n/wall-instant.ts";
import { type Limb, limbsOfDate } from "./limbs-of-date.ts";
import type { PictureLine } from "./picture-parts.ts";
import type { SentDay } from "./sent-day.ts";

/** Tithi, nakshatra, Rahu Kaal and Sun of a whole day, as it begins: it is read at another hour than it is sent. */
export function useDayLines({ day, isToday }: SentDay, setting: TimeSetting): readonly PictureLine[] {
  const t = useT();
  const { instantOf } = useClock();
  const none = t(isToday ? "panchang.notToday" : "panchang.notOnThatDay");
  const [rahu] = spansOfKind(day, "rahu_kaal");
  const { sunrise, sunset } = day;

  function until(limbs: readonly Limb[]): string | undefined {
    const [first, next] = limbsOfDate(limbs, day);
    if (first === undefined) return undefined;
    const when = instantOf(first.end, day.date, "sentence");
    return next ? t("dayPicture.untilThen", { when, next: next.name }) : t("panchang.until", { when });
  }
  const fromTo = (from: Instant, to: Instant): string =>
    t("panchang.fromTo", { from: instantOf(from, day.date, setting), to: instantOf(to, day.date, setting) });

  const [tithi] = limbsOfDate(day.tithi, day);
  const [nakshatra] = limbsOfDate(day.nakshatra, day);
  return [
    {
      ...{ term: t("panchang.tithi"), name: tithi?.name ?? none, when: until(day.tithi) },
      mark: tithi && { tithi: tithi.number },
    },
    { term: t("panchang.nakshatra"), name: nakshatra?.name ?? none, when: until(day.nakshatra) },
    { term: t("panchang.custom.rahuKaal"), name: rahu ? fromTo(rahu.start, rahu.end) : none, mark: "rahu" },
    { term: t("dayPicture.sun"), name: sunrise && sunset ? fromTo(sunrise, sunset) : none, mark: "sun" },
  ];
}
