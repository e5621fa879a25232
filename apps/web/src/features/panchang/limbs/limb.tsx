import type { ReactNode } from "react";
import styles from "./limb.module.css";

interface LimbProps {
  readonly label: string;
  /** Its place in its cycle, in words. */
  readonly place?: string | undefined;
  readonly name: string;
  readonly until: string;
  /** What comes after it. */
  readonly next?: string | undefined;
  readonly table?: ReactNode;
  readonly note?: ReactNode;
  /** Opens the rules of its figures. */
  readonly why?: ReactNode;
  /** The drawing beside its details; only the leading limbs have one. */
  readonly plate?: ReactNode;
  readonly isLeading?: boolean;
}

/** One limb of the day: what it is now, until when and what then; behind it all that touch the day, and details. */
export function Limb({ label, place, name, until, next, table, note, why, plate, isLeading = false }: LimbProps) {
  return (
    <article className={isLeading ? `${styles.limb} ${styles.lead}` : styles.limb}>
      <details>
        <summary className={styles.head}>
          <span className={styles.label}>
            {label} {place && <span className={styles.place}>{place}</span>}
          </span>{" "}
          <h3 className={styles.name}>{name}</h3>{" "}
          <span className={styles.when}>
            {until}
            {next && <span className={styles.next}> {next}</span>}
          </span>
        </summary>
        <div className={styles.body}>
          <div>
            {table}
            {note && <p className={table ? styles.noteBelow : styles.note}>{note}</p>}
            {why && <div className={styles.why}>{why}</div>}
          </div>
          {plate && <div className={styles.plate}>{plate}</div>}
        </div>
      </details>
    </article>
  );
}
