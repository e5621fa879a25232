import { festivalKey, shownFestivals } from "#almanac/shown-festivals.ts";
import type { AlmanacMonthDay } from "#api/wire/panchang-month.ts";
import { useClock } from "#i18n/use-clock.ts";
import { useT } from "#i18n/use-t.ts";
import styles from "./day-sheet.module.css";
import { festivalTitle, hoursOf } from "./festival-hours.ts";

/** What is kept on the day, each with its hours or, where it has none, with what is done. */
export function DaySheetFestivals({ day }: { readonly day: AlmanacMonthDay }) {
  const t = useT();
  const { instantOf } = useClock();
  const festivals = shownFestivals(day);
  if (festivals.length === 0) return null;
  return (
    <ul className={styles.festivals}>
      {festivals.map((festival) => {
        const hours = hoursOf(festival, t, (instant, on = day.date) => instantOf(instant, on, "sentence"));
        return (
          <li key={festivalKey(festival)}>
            <b>{festivalTitle(festival, t)}</b>
            {(hours.length > 0 ? hours : [festival.special]).map((sentence) => (
              <span key={sentence}>{sentence}</span>
            ))}
          </li>
        );
      })}
    </ul>
  );
}
