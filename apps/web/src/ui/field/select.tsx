import type { SelectHTMLAttributes } from "react";
import { Icon } from "../icon.tsx";
import fieldStyles from "./field.module.css";
import styles from "./select.module.css";

/** A list to choose from. Its arrow is drawn here, so that it is seen in every browser, theme and set of forced colours. */
export function Select(select: Omit<SelectHTMLAttributes<HTMLSelectElement>, "className">) {
  return (
    <div className={styles.frame}>
      <select {...select} className={`${fieldStyles.input} ${styles.select}`} />
      <Icon name="down" className={styles.arrow} />
    </div>
  );
}
