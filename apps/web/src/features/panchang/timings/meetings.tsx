import { meetings } from "#api/marked-spans.ts";
import type { AlmanacDay } from "#api/wire/panchang-day.ts";
import { useClock } from "#i18n/use-clock.ts";
import { useT } from "#i18n/use-t.ts";
import type { Instant } from "#i18n/wall-instant.ts";
import { SmallFold } from "#ui/fold/small-fold.tsx";
import styles from "./timings.module.css";

interface MeetingsProps {
  readonly day: AlmanacDay;
  readonly isLive: boolean;
  timeOf(instant: Instant): string;
}

/** Where a good span and one to avoid overlap, in words: on a phone several are behind one line, which is as high as one. */
export function Meetings({ day, isLive, timeOf }: MeetingsProps) {
  const t = useT();
  const { isTimeOf } = useClock();
  const found = meetings(day);
  if (found.length === 0) return null;
  const list = (
    <ul className={styles.meetings}>
      {found.map(({ good, bad, start, end }) => (
        <li key={`${good.kind} ${bad.kind} ${start.instantMs}`}>
          {t(isLive && isTimeOf(start, day.date) ? "panchang.meetsToday" : "panchang.meetsThatDay", {
            good: good.title,
            bad: bad.title,
            from: timeOf(start),
            to: timeOf(end),
          })}
        </li>
      ))}
    </ul>
  );
  if (found.length === 1) return list;
  return (
    <SmallFold title={t("panchang.meetings")} count={found.length} isPhoneOnly>
      {list}
    </SmallFold>
  );
}
