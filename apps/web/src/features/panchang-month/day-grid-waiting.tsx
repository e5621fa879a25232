import { Skeleton } from "#ui/waiting/skeleton.tsx";
import styles from "./day-grid.module.css";
import { WeekdayRow } from "./weekday-row.tsx";

const CELLS = Array.from({ length: 35 }, (_, cell) => `cell ${cell}`);

/** The shape of a month that is coming: at least as high as a window. */
export function DayGridWaiting() {
  return (
    <>
      <WeekdayRow />
      <div className={styles.days} aria-hidden="true">
        {CELLS.map((cell) => (
          <div key={cell} className={styles.day}>
            <Skeleton lines={3} />
          </div>
        ))}
      </div>
    </>
  );
}
