import type { DailyMoonAnswer } from "#api/daily-moon.ts";
import { useT } from "#i18n/use-t.ts";
import styles from "./story.module.css";

interface StoryProps {
  readonly answer: DailyMoonAnswer;
  /** It is today, and not another day. */
  readonly isPresent: boolean;
}

/** What the day is about. */
export function Story({ answer, isPresent }: StoryProps) {
  const t = useT();
  return (
    <section aria-labelledby="prediction">
      <h2 id="prediction" className={styles.label}>
        {t(isPresent ? "daily.prediction" : "daily.predictionOfDay")}
      </h2>
      <p className={styles.body}>{answer.response.bot_response}</p>
    </section>
  );
}
