import { PageTitle } from "#ui/page-title.tsx";
import { HoroscopeFailed } from "./horoscope-failed.tsx";
import styles from "./unknown-sign.module.css";

/** The address names no sign. */
export function UnknownSign() {
  return (
    <div className={styles.page}>
      <PageTitle id="title.daily" className={styles.title} />
      <HoroscopeFailed error={null} />
    </div>
  );
}
