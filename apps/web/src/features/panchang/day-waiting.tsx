import { Skeleton } from "#ui/waiting/skeleton.tsx";
import styles from "./day-waiting.module.css";
import headStyles from "./running-head.module.css";

/** The room of the line at the head. */
export const RunningHeadWaiting = () => <p className={headStyles.line} />;

/** The shape of the ribbon, while it is on its way. */
export function UpperWaiting() {
  return (
    <div className={`${styles.ribbon} oxford`}>
      <Skeleton className={styles.sky} />
    </div>
  );
}

/** The shape of the timings and of the limbs. The limbs keep their place beside the calculator. */
export function LowerWaiting() {
  return (
    <>
      <div className={`${styles.timings} oxford`}>
        <Skeleton className={styles.title} />
        <Skeleton lines={12} />
      </div>
      <div className={`${styles.limbs} oxford`}>
        <Skeleton className={styles.title} />
        <Skeleton lines={10} />
      </div>
    </>
  );
}
