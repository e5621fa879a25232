import { type ReactNode, useId } from "react";
import styles from "./choice-row.module.css";

interface ChoiceRowProps<T extends string> {
  /** What is chosen. */
  readonly legend: ReactNode;
  /** Whether the place says it already, so that only screen readers need it. */
  readonly isLegendUnseen?: boolean;
  readonly options: readonly { readonly id: T; readonly label: ReactNode }[];
  readonly value: T;
  onChosen(id: T): void;
}

/** A few ways beside each other, one of them in use. */
export function ChoiceRow<T extends string>({ legend, isLegendUnseen, options, value, onChosen }: ChoiceRowProps<T>) {
  const group = useId();
  return (
    <fieldset className={styles.choices}>
      <legend className={isLegendUnseen ? "unseen" : styles.legend}>{legend}</legend>
      {options.map(({ id, label }) => (
        <label key={id} className={styles.choice}>
          <input type="radio" className="unseen" name={group} checked={id === value} onChange={() => onChosen(id)} />
          <span>{label}</span>
        </label>
      ))}
    </fieldset>
  );
}
