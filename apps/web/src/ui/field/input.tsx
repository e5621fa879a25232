import type { InputHTMLAttributes, Ref } from "react";
import styles from "./field.module.css";

interface InputProps extends Omit<InputHTMLAttributes<HTMLInputElement>, "className"> {
  readonly ref?: Ref<HTMLInputElement>;
}

/** The text input of all forms. */
export function Input(input: InputProps) {
  return <input {...input} className={styles.input} />;
}
