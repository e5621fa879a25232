import { useState } from "react";
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
  // The address brings what was pressed in a transition: until then it is marked by this.
  const [pressed, setPressed] = useState<{ readonly id: T; readonly over: T } | null>(null);
  if (pressed !== null && pressed.over !== value) setPressed(null);
  const shown = pressed?.over === value ? pressed.id : value;
  const choose = (id: T): void => {
    setPressed({ id, over: value });
    onChosen(id);
  };
  return (
    <fieldset>
      <legend className={styles.legend}>{t(`panchangConventions.${name}`)}</legend>
      {options.map(({ id, label, note }) => (
        <label key={id} className={styles.option}>
          <input type="radio" name={`rule-${name}`} checked={id === shown} onChange={() => choose(id)} />
          <span>
            <b>{label}</b>
            <span className={styles.note}>{note}</span>
          </span>
        </label>
      ))}
    </fieldset>
  );
}
