import type { Translate } from "./use-t.ts";

/** `2 h 46 min`, `59 min`, `7 h` of a stretch of whole minutes. */
export function formatDuration(minutes: number, t: Translate): string {
  const [hours, rest] = [Math.floor(minutes / 60), minutes % 60];
  const parts = [
    hours > 0 ? t("duration.hours", { hours }) : "",
    rest > 0 || hours === 0 ? t("duration.minutes", { minutes: rest }) : "",
  ];
  return parts.filter((part) => part !== "").join(" ");
}
