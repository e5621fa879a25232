import type { ButtonHTMLAttributes } from "react";
import { type ButtonLook, buttonLook } from "./button-look.ts";

interface ButtonProps extends ButtonHTMLAttributes<HTMLButtonElement> {
  readonly look?: ButtonLook;
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
      className={buttonLook(look, className)}
    />
  );
}
