import type { InputHTMLAttributes, Ref } from "react";
import styles from "./field.module.css";

interface InputProps extends Omit<InputHTMLAttributes<HTMLInputElement>, "className"> {
  readonly ref?: Ref<HTMLInputElement>;
}

/** What is written into, as all forms draw it. */
export function Input(input: InputProps) {
  return <input {...input} className={styles.input} />;
}
