import type { ComponentProps } from "react";
import styles from "./text-press.module.css";

/** Words that are pressed, with room for a thumb and no frame. */
export const TextPress = (props: Omit<ComponentProps<"button">, "type" | "className">) => (
  <button type="button" {...props} className={styles.press} />
);
