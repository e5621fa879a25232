import type { CivilDate } from "@vedanga/contract";
import type { AlmanacSubject } from "#almanac/almanac-address.ts";
import type { YearFestival } from "#api/wire/festivals-of-year.ts";
import type { FestivalList } from "./festival-kinds.ts";
import { KindLinks } from "./kind-links.tsx";
import { NextOfEach } from "./next-of-each.tsx";
import { endOf, type ShownYear } from "./shown-year.ts";
import styles from "./year-top.module.css";

interface YearTopProps {
  /** Undefined while they are on their way. */
  readonly festivals: readonly YearFestival[] | undefined;
  readonly chosen?: FestivalList | undefined;
  readonly shown: ShownYear | null;
  readonly today: CivilDate | null;
  readonly subject: AlmanacSubject;
}

/** What is next of each kind, unless one is chosen, and the ways to each kind. */
export function YearTop({ festivals, chosen, shown, today, subject }: YearTopProps) {
  const isRunning = shown && today && (shown.year === null || shown.year === today.year);
  return (
    <div className={`${styles.top} ${chosen ? "" : styles.withNext}`}>
      {chosen === undefined && (
        <NextOfEach
          festivals={festivals}
          today={today}
          from={isRunning ? today : (shown?.from ?? null)}
          end={shown && endOf(shown)}
          subject={subject}
        />
      )}
      <KindLinks festivals={festivals} chosen={chosen} year={shown?.year ?? null} subject={subject} />
    </div>
  );
}
