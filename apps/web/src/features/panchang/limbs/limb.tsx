import type { ReactNode } from "react";
import styles from "./limb.module.css";

interface LimbProps {
  readonly label: string;
  /** Its place in its cycle, in words. */
  readonly place?: string | undefined;
  readonly name: string;
  readonly until: string;
  readonly table?: ReactNode;
  readonly note?: ReactNode;
  /** Opens the rules of its figures. */
  readonly why?: ReactNode;
  /** The drawing beside it; only the leading limbs have one. */
  readonly plate?: ReactNode;
  readonly className?: string | undefined;
}

/** One limb of the day: what it is now, until when, all that touch the day, and details about it. */
export function Limb({ label, place, name, until, table, note, why, plate, className }: LimbProps) {
  return (
    <article className={[styles.limb, plate ? styles.lead : styles.minor, className].filter(Boolean).join(" ")}>
      <header>
        <p className={styles.label}>
          {label} {place && <span className={styles.place}>{place}</span>}
        </p>
        <h3 className={styles.name}>{name}</h3>
        <p className={styles.until}>{until}</p>
      </header>
      <div className={styles.body}>
        <div>
          {table}
          {note && <p className={table ? styles.noteBelow : styles.note}>{note}</p>}
          {why && <div className={styles.why}>{why}</div>}
        </div>
        {plate && <div className={styles.plate}>{plate}</div>}
      </div>
    </article>
  );
}
