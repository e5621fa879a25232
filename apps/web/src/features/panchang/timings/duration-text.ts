import type { Translate } from "#i18n/use-t.ts";

/** `2 h 46 min`, `59 min`, `7 h` of a stretch of whole minutes. */
export function durationText(minutes: number, t: Translate): string {
  const [hours, rest] = [Math.floor(minutes / 60), minutes % 60];
  const parts = [
    hours > 0 ? t("panchang.hours", { hours }) : "",
    rest > 0 || hours === 0 ? t("panchang.minutes", { minutes: rest }) : "",
  ];
  return parts.filter((part) => part !== "").join(" ");
}
