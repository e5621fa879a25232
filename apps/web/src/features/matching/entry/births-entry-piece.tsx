import { useT } from "#i18n/use-t.ts";
import type { MatchedBirths } from "#person/people/matched-births.ts";
import { fieldsToCorrect } from "#ui/form/fields-to-correct.ts";
import { Icon } from "#ui/icon.tsx";
import { ErrorSummary } from "#ui/message/error-summary.tsx";
import { Button } from "#ui/press/button.tsx";
import { BirthFields } from "./birth-fields.tsx";
import styles from "./births-entry.module.css";
import { FIELDS, inputIdOf, SIDES } from "./births-form.ts";
import { useBirthsForm } from "./use-births-form.ts";

interface BirthsEntryProps {
  onSent(pair: MatchedBirths): void;
}

/** Both births beside each other, as they are entered; what was entered before is there. */
export default function BirthsEntryPiece({ onSent }: BirthsEntryProps) {
  const t = useT();
  const form = useBirthsForm(onSent);
  const toCorrect = SIDES.flatMap((side) =>
    fieldsToCorrect({
      fields: FIELDS,
      inputIdOf: (field) => inputIdOf(`${side}.${field}`),
      errorOf: form[side].errorOf,
    }),
  );
  return (
    <form
      className={styles.form}
      noValidate
      onSubmit={(event) => {
        event.preventDefault();
        void form.submit();
      }}
    >
      <ErrorSummary errors={toCorrect} attempt={form.attempts} />
      <div className={styles.sides}>
        <BirthFields side="bride" form={form.bride} />
        <BirthFields side="groom" form={form.groom} />
      </div>
      <div className={styles.send}>
        <Button type="submit">{t("matching.compare")}</Button>
        <Button look="quiet" onClick={form.swap}>
          <Icon name="swap" />
          {t("matching.swap")}
        </Button>
      </div>
      <p className={styles.kept}>{t("matching.kept")}</p>
    </form>
  );
}
