import type { DailyMoonAnswer } from "#api/daily-moon.ts";
import { useT } from "#i18n/use-t.ts";
import styles from "./story.module.css";

interface StoryProps {
  readonly answer: DailyMoonAnswer;
  /** It is today, and not another day. */
  readonly isPresent: boolean;
}

/** What the day is about: a headline, the story, what to do, what to leave, and one good hour. */
export function Story({ answer: { day }, isPresent }: StoryProps) {
  const t = useT();
  const { headline, story, act, caution, hour } = day;
  return (
    <section aria-labelledby="prediction">
      <h2 id="prediction" className={styles.label}>
        {t(isPresent ? "daily.prediction" : "daily.predictionOfDay")}
      </h2>
      <p className={styles.headline}>{headline}</p>
      <p className={styles.body}>{story}</p>
      <dl className={styles.acts}>
        <div>
          <dt>{t("daily.act")}</dt>
          <dd>{act}</dd>
        </div>
        <div>
          <dt>{t("daily.caution")}</dt>
          <dd>{caution}</dd>
        </div>
        {hour && (
          <div>
            <dt>{t("daily.hour")}</dt>
            <dd className={styles.hour}>{hour.text}</dd>
          </div>
        )}
      </dl>
    </section>
  );
}
