import type { ShownName } from "@vedanga/contract";
import { useId } from "react";
import { useT } from "#i18n/use-t.ts";
import styles from "./name-shown.module.css";

interface NameShownProps {
  /** As others would see it, either way. */
  readonly names: Readonly<Record<ShownName, string>>;
  readonly value: ShownName;
  onChosen(shown: ShownName): void;
}

/** Whether others see the name or the initials. */
export function NameShown({ names, value, onChosen }: NameShownProps) {
  const t = useT();
  const group = useId();
  return (
    <fieldset className={styles.choices}>
      <legend className={styles.legend}>{t("share.nameShown")}</legend>
      {(["name", "initials"] as const).map((shown) => (
        <label key={shown} className={styles.choice}>
          <input
            type="radio"
            className="unseen"
            name={group}
            checked={shown === value}
            onChange={() => onChosen(shown)}
          />
          <span>{names[shown]}</span>
        </label>
      ))}
    </fieldset>
  );
}
