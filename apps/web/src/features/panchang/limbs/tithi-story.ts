import type { PanchangDay } from "@vedanga/contract";
import type { Translate } from "#i18n/use-t.ts";

type TithiDay = Pick<PanchangDay, "tithi" | "sunrise" | "next_sunrise">;

/**
 * The tithis of a day in sentences: which lasts until when and which follows, and which of them is skipped or repeated by the
 * sunrises. `at` writes an instant (ISO 8601).
 */
export function tithiStory(
  { tithi, sunrise, next_sunrise: next }: TithiDay,
  at: (instant: string) => string,
  t: Translate,
): string[] {
  const endOfDayMs = next === null ? Number.POSITIVE_INFINITY : Date.parse(next);
  const course = tithi.map(({ name, end }, index) => {
    const isLast = Date.parse(end) > endOfDayMs || index === tithi.length - 1;
    const values = { name: name, when: at(end) };
    if (isLast) return t(index === 0 ? "panchang.tithis.all" : "panchang.tithis.last", values);
    return t(index === 0 ? "panchang.tithis.first" : "panchang.tithis.then", values);
  });
  const startOfDayMs = sunrise === null ? Number.NEGATIVE_INFINITY : Date.parse(sunrise);
  const odd = tithi
    // On the second day of a repeated tithi it began before the sunrise of the first.
    .filter((one) => one.course === "repeated" || (one.course === "skipped" && Date.parse(one.start) >= startOfDayMs))
    .map(({ name, course: kind }) =>
      t(kind === "skipped" ? "panchang.tithis.skipped" : "panchang.tithis.repeated", { name: name }),
    );
  return [...course, ...odd];
}
