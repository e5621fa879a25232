import type { AlmanacDay } from "#api/wire/panchang-day.ts";
import type { Translate } from "#i18n/use-t.ts";
import type { Instant } from "#i18n/wall-instant.ts";

type TithiDay = Pick<AlmanacDay, "tithi" | "sunrise" | "next_sunrise">;

/**
 * The tithis of a day in sentences: which lasts until when and which follows, and which of them is skipped or repeated by the
 * sunrises. `at` writes an instant.
 */
export function tithiStory(
  { tithi, sunrise, next_sunrise: next }: TithiDay,
  at: (instant: Instant) => string,
  t: Translate,
): string[] {
  const endOfDayMs = next?.instantMs ?? Number.POSITIVE_INFINITY;
  const course = tithi.map(({ name, end }, index) => {
    const isLast = end.instantMs > endOfDayMs || index === tithi.length - 1;
    const values = { name: name, when: at(end) };
    if (isLast) return t(index === 0 ? "panchang.tithis.all" : "panchang.tithis.last", values);
    return t(index === 0 ? "panchang.tithis.first" : "panchang.tithis.then", values);
  });
  const startOfDayMs = sunrise?.instantMs ?? Number.NEGATIVE_INFINITY;
  const odd = tithi
    // On the second day of a repeated tithi it began before the sunrise of the first.
    .filter((one) => one.course === "repeated" || (one.course === "skipped" && one.start.instantMs >= startOfDayMs))
    .map(({ name, course: kind }) =>
      t(kind === "skipped" ? "panchang.tithis.skipped" : "panchang.tithis.repeated", { name: name }),
    );
  return [...course, ...odd];
}
