import type { ButtonHTMLAttributes } from "react";
import styles from "./button.module.css";

interface ButtonProps extends ButtonHTMLAttributes<HTMLButtonElement> {
  /** `solid` for what the page is for, `outline` beside it, `quiet` for the rest. */
  readonly look?: "solid" | "outline" | "quiet";
  /** The work it started is under way: it stays where it is, says so and does nothing. */
  readonly isBusy?: boolean;
}

export function Button({ look = "solid", isBusy = false, type = "button", className, onClick, ...rest }: ButtonProps) {
  return (
    <button
      {...rest}
      type={isBusy ? "button" : type}
      aria-disabled={isBusy || undefined}
      aria-busy={isBusy || undefined}
      onClick={isBusy ? undefined : onClick}
      className={[styles.button, styles[look], className].filter(Boolean).join(" ")}
    />
  );
}
