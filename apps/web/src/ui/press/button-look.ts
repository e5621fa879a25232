import styles from "./button.module.css";

/** `solid` for what the page is for, `outline` beside it, `quiet` for the rest. */
export type ButtonLook = "solid" | "outline" | "quiet";

/** The classes of a button, for a link that looks like one. */
export const buttonLook = (look: ButtonLook, className?: string): string =>
  [styles.button, styles[look], className].filter(Boolean).join(" ");
