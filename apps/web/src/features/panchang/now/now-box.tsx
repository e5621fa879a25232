import type { AlmanacDay } from "#api/wire/panchang-day.ts";
import { formatDuration } from "#i18n/format-duration.ts";
import { useClock } from "#i18n/use-clock.ts";
import { type MessageValues, useT } from "#i18n/use-t.ts";
import type { WallInstant } from "#i18n/wall-instant.ts";
import styles from "./now-box.module.css";
import { nowStory, type Sentence } from "./now-story.ts";

interface NowBoxProps {
  readonly day: AlmanacDay;
  /** Before sunrise, the day that still runs. */
  readonly yesterday: AlmanacDay | undefined;
  readonly tomorrow: AlmanacDay | undefined;
  readonly nowMs: number;
  /** The same moment by the clocks of the place. */
  readonly now: WallInstant;
  /** The weekday of the almanac that runs now. */
  readonly weekday: string;
  /** The moment does not move on with the clock: it is described as past. */
  readonly isStill?: boolean;
}

/** Whether it is a good time now, and until when. */
export function NowBox({ day, yesterday, tomorrow, nowMs, now, weekday, isStill = false }: NowBoxProps) {
  const t = useT();
  const { timeOf, instantOf } = useClock();
  const { line, asides } = nowStory({ yesterday, day, tomorrow }, nowMs);

  function say(sentence: Sentence): string {
    const values: Record<string, string | number> = { weekday };
    if ("span" in sentence) values.span = sentence.span;
    if ("minutes" in sentence) {
      values.minutes = sentence.minutes;
      values.duration = formatDuration(sentence.minutes, t);
    }
    if ("at" in sentence) values.at = instantOf(sentence.at, day.date, "sentence");
    return t(`panchang.now.${sentence.id}`, values satisfies MessageValues);
  }

  return (
    <div className={styles.box}>
      {/* A running clock drops its seconds: it shows 6:24 until it is 6:25. */}
      <p className={styles.time}>
        {t(isStill ? "panchang.now.asOf" : "panchang.now.at", { time: timeOf({ ...now.time, second: 0 }, "sentence") })}
      </p>
      <p className={styles.line}>{say(line)}</p>
      <p className={styles.asides}>{asides.map(say).join(" ")}</p>
    </div>
  );
}
