import { Skeleton } from "#ui/skeleton.tsx";
import styles from "./today-panel.module.css";

/** The room of the ribbon and of the limbs, kept while they are on their way. */
export function TodayWaiting() {
  return (
    <>
      <div className={`${styles.ribbon} oxford`}>
        <Skeleton className={styles.ribbonWaiting} />
      </div>
      <div className={`${styles.limbsWaiting} oxford`}>
        <Skeleton className={styles.limbWaiting} />
        <Skeleton className={styles.limbWaiting} />
      </div>
    </>
  );
}
