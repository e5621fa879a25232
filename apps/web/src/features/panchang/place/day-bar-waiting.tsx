import styles from "./day-bar.module.css";

/** The room of the bar. */
export const DayBarWaiting = () => (
  <div className={styles.bar}>
    <div className={styles.group} />
    <div className={`${styles.group} ${styles.choices}`} />
  </div>
);
