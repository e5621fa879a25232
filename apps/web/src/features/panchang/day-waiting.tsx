import { Skeleton } from "#ui/skeleton.tsx";
import styles from "./day-waiting.module.css";

const LEADING_LIMBS = ["tithi", "nakshatra"];

/** The shape of the ribbon and of the limbs, while they are on their way. */
export function UpperWaiting() {
  return (
    <>
      <div className={`${styles.ribbon} oxford`}>
        <Skeleton className={styles.sky} />
      </div>
      <div className={`${styles.limbs} oxford`}>
        {LEADING_LIMBS.map((limb) => (
          <div key={limb} className={styles.limb}>
            <Skeleton className={styles.name} />
            <Skeleton lines={6} />
          </div>
        ))}
      </div>
    </>
  );
}

/** The shape of the timings. They keep their place beside the calculator. */
export function TimingsWaiting() {
  return (
    <div className={styles.timings}>
      <Skeleton className={styles.title} />
      <Skeleton lines={12} />
    </div>
  );
}
