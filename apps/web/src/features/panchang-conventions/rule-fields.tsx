import { CONVENTION_VALUES, type ConventionChoice } from "#api/conventions/conventions.ts";
import { useT } from "#i18n/use-t.ts";
import { AyanamsaField } from "#ui/field/ayanamsa-field.tsx";
import styles from "./rule-fields.module.css";
import { RuleRadios } from "./rule-radios.tsx";

interface RuleFieldsProps {
  readonly chosen: ConventionChoice;
  onChosen(choice: ConventionChoice): void;
}

/** Each rule by itself, with what it means. A choice applies at once. */
export function RuleFields({ chosen, onChosen }: RuleFieldsProps) {
  const t = useT();
  const change = (part: Partial<ConventionChoice>): void => onChosen({ ...chosen, ...part });
  return (
    <section className={`oxford ${styles.section}`} aria-labelledby="rules-title">
      <h2 id="rules-title">{t("panchangConventions.rules")}</h2>
      <div className={styles.fields}>
        <AyanamsaField
          id="rule-ayanamsa"
          hint={t("panchangConventions.ayanamsaHint")}
          value={chosen.ayanamsa}
          onChosen={(ayanamsa) => change({ ayanamsa })}
        />
        <RuleRadios
          name="sunrise"
          value={chosen.sunrise}
          options={CONVENTION_VALUES.sunrise.map((id) => ({
            id,
            label: t(`panchangConventions.sunrise.${id}`),
            note: t(`panchangConventions.sunrise.${id}Note`),
          }))}
          onChosen={(sunrise) => change({ sunrise })}
        />
        <RuleRadios
          name="months"
          value={chosen.months}
          options={CONVENTION_VALUES.months.map((id) => ({
            id,
            label: t(`panchangConventions.months.${id}`),
            note: t(`panchangConventions.months.${id}Note`),
          }))}
          onChosen={(months) => change({ months })}
        />
        <RuleRadios
          name="positions"
          value={chosen.positions}
          options={CONVENTION_VALUES.positions.map((id) => ({
            id,
            label: t(`panchangConventions.positions.${id}`),
            note: t(`panchangConventions.positions.${id}Note`),
          }))}
          onChosen={(positions) => change({ positions })}
        />
        <RuleRadios
          name="node"
          value={chosen.node}
          options={CONVENTION_VALUES.node.map((id) => ({
            id,
            label: t(`panchangConventions.node.${id}`),
            note: t(`panchangConventions.node.${id}Note`),
          }))}
          onChosen={(node) => change({ node })}
        />
      </div>
    </section>
  );
}
