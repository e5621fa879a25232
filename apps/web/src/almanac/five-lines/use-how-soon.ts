import type { CivilDate } from "@vedanga/contract";
import type { ComingDay } from "#api/wire/coming.ts";
import { useClock } from "#i18n/use-clock.ts";
import { useT } from "#i18n/use-t.ts";

/** In how many days from today something is kept; on its day from when: a time of the next date has its weekday alone. */
export function useHowSoon(today: CivilDate): (kept: ComingDay, inDays: number) => string {
  const t = useT();
  const { instantOf, isTimeOf } = useClock();
  return ({ rite_from: from }, inDays) => {
    if (inDays > 1) return t("five.inDays", { days: inDays });
    if (inDays === 1) return t("five.tomorrow");
    if (!from) return t("five.today");
    const at = instantOf(from, today);
    return isTimeOf(from, today) ? t("five.todayAt", { at }) : at;
  };
}
