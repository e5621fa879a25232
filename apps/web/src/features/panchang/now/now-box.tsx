import type { ShownDay } from "#api/shown-day.ts";
import { formatDuration } from "#i18n/format-duration.ts";
import { formatInstant, formatTime } from "#i18n/format-time.ts";
import { parseIsoDate, parseIsoInstant } from "#i18n/parse-wire-time.ts";
import { useLanguage } from "#i18n/use-language.ts";
import { type MessageValues, useT } from "#i18n/use-t.ts";
import type { WallInstant } from "#i18n/wall-instant.ts";
import styles from "./now-box.module.css";
import { nowStory, type Sentence } from "./now-story.ts";

interface NowBoxProps {
  readonly day: ShownDay;
  readonly tomorrow: ShownDay | undefined;
  readonly nowMs: number;
  /** The same moment by the clocks of the place. */
  readonly now: WallInstant;
  /** The weekday of the almanac that runs now. */
  readonly weekday: string;
}

/** Whether it is a good time now, and until when. */
export function NowBox({ day, tomorrow, nowMs, now, weekday }: NowBoxProps) {
  const t = useT();
  const { lang } = useLanguage();
  const { line, asides } = nowStory(day, tomorrow, nowMs);
  const date = parseIsoDate(day.date);

  function say(sentence: Sentence): string {
    const values: Record<string, string | number> = { weekday };
    if ("span" in sentence) values.span = t(`panchang.span.${sentence.span}`);
    if ("minutes" in sentence) {
      values.minutes = sentence.minutes;
      values.duration = formatDuration(sentence.minutes, t);
    }
    if ("at" in sentence) values.at = formatInstant(parseIsoInstant(sentence.at), lang, date, "sentence");
    return t(`panchang.now.${sentence.id}`, values satisfies MessageValues);
  }

  return (
    <div className={styles.box}>
      {/* A running clock drops its seconds: it shows 6:24 until it is 6:25. */}
      <p className={styles.time}>
        {t("panchang.now.at", { time: formatTime({ ...now.time, second: 0 }, lang, "sentence") })}
      </p>
      <p className={styles.line}>{say(line)}</p>
      <p className={styles.asides}>{asides.map(say).join(" ")}</p>
    </div>
  );
}
