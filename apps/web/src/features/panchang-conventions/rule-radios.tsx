import type { ConventionName } from "#api/conventions/conventions.ts";
import { useT } from "#i18n/use-t.ts";
import styles from "./rule-radios.module.css";

interface RuleRadiosProps<T extends string> {
  readonly name: Exclude<ConventionName, "ayanamsa">;
  readonly value: T;
  readonly options: readonly { readonly id: T; readonly label: string; readonly note: string }[];
  onChosen(id: T): void;
}

/** One rule with its two ways. */
export function RuleRadios<T extends string>({ name, value, options, onChosen }: RuleRadiosProps<T>) {
  const t = useT();
  return (
    <fieldset>
      <legend className={styles.legend}>{t(`panchangConventions.${name}`)}</legend>
      {options.map(({ id, label, note }) => (
        <label key={id} className={styles.option}>
          <input type="radio" name={`rule-${name}`} checked={id === value} onChange={() => onChosen(id)} />
          <span>
            <b>{label}</b>
            <span className={styles.note}>{note}</span>
          </span>
        </label>
      ))}
    </fieldset>
  );
}
