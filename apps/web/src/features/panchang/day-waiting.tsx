import { Skeleton } from "#ui/waiting/skeleton.tsx";
import styles from "./day-waiting.module.css";

const LEADING_LIMBS = ["tithi", "nakshatra"];

/** The shape of the ribbon, while it is on its way. */
export function UpperWaiting() {
  return (
    <div className={`${styles.ribbon} oxford`}>
      <Skeleton className={styles.sky} />
    </div>
  );
}

/** The shape of the limbs and of the timings. They keep their place beside the calculator. */
export function LowerWaiting() {
  return (
    <div className={styles.words}>
      <div className={styles.limbs}>
        {LEADING_LIMBS.map((limb) => (
          <div key={limb} className={styles.limb}>
            <Skeleton className={styles.name} />
            <Skeleton lines={6} />
          </div>
        ))}
      </div>
      <div className={`${styles.timings} oxford`}>
        <Skeleton className={styles.title} />
        <Skeleton lines={12} />
      </div>
    </div>
  );
}
