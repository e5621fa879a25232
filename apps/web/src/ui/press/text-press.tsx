import type { ComponentProps } from "react";
import styles from "./text-press.module.css";

interface TextPressProps extends Omit<ComponentProps<"button">, "type" | "className"> {
  /** Whatever is around the words presses them too, up to the next positioned element: a row of a table. */
  readonly isAllAround?: boolean;
}

/** Words that are pressed, with room for a thumb and no frame. */
export const TextPress = ({ isAllAround = false, ...given }: TextPressProps) => (
  <button type="button" {...given} className={isAllAround ? `${styles.press} ${styles.around}` : styles.press} />
);
