import type { CivilDate } from "@vedanga/contract";
import type { Festival } from "#api/wire/festival.ts";
import { useClock } from "#i18n/use-clock.ts";
import { useT } from "#i18n/use-t.ts";
import { festivalTitle, hoursOf } from "./festival-hours.ts";
import styles from "./festival-list.module.css";
import { KeptAt } from "./kept-at.tsx";

interface FestivalEntryProps {
  readonly festival: Festival;
  readonly date: CivilDate;
}

/** One festival: what is kept, the rule of its day, its hours and where it is kept above all. */
export function FestivalEntry({ festival, date }: FestivalEntryProps) {
  const t = useT();
  const { instantOf } = useClock();
  const hours = hoursOf(festival, t, (instant, on = date) => instantOf(instant, on, "sentence"));
  return (
    <article>
      <p>
        <strong className={styles.entryName}>{festivalTitle(festival, t)}</strong> {festival.special}
      </p>
      <p>{festival.why}</p>
      {hours.map((sentence) => (
        <p key={sentence}>{sentence}</p>
      ))}
      <KeptAt festival={festival.id} />
    </article>
  );
}
