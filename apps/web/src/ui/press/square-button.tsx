import type { ComponentProps } from "react";
import styles from "./square-button.module.css";

interface SquareButtonProps extends Omit<ComponentProps<"button">, "type" | "className"> {
  /** A sign alone says nothing to a screen reader. */
  readonly "aria-label": string;
}

/** A button with a sign in place of words, as large as a thumb. */
export const SquareButton = (props: SquareButtonProps) => <button type="button" {...props} className={styles.square} />;
