import { useT } from "#i18n/use-t.ts";
import { MarkShape } from "./mark-shape.tsx";
import { MARKS } from "./marks.ts";
import styles from "./month-key.module.css";

const HALVES = ["shukla", "krishna"] as const;

interface MonthKeyProps {
  readonly placeName: string;
  readonly hasDayWithoutSun: boolean;
}

/** What the scale, the marks and the figures of the cells mean. */
export function MonthKey({ placeName, hasDayWithoutSun }: MonthKeyProps) {
  const t = useT();
  return (
    <div className={styles.key}>
      <ul className={styles.signs}>
        {HALVES.map((half) => (
          <li key={half}>
            <i className={styles.half} data-half={half} />
            {t(`panchangMonth.keyHalf.${half}`)}
          </li>
        ))}
        {MARKS.map((mark) => (
          <li key={mark} className={styles.mark}>
            <MarkShape mark={mark} />
            {t(`panchangMonth.mark.${mark}`)}
          </li>
        ))}
      </ul>
      <p className={styles.narrow}>{t("panchangMonth.hint")}</p>
      <p className={styles.wide}>{t("panchangMonth.key", { place: placeName })}</p>
      {hasDayWithoutSun && <p>{t("panchangMonth.keyNoSun")}</p>}
    </div>
  );
}
