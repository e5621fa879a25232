import { CHART_STYLES } from "@vedanga/contract";
import { CONVENTION_VALUES, type ConventionChoice } from "#api/conventions/conventions.ts";
import { rememberConventions } from "#api/conventions/remembered-conventions.ts";
import { useChosenConventions } from "#api/conventions/use-chosen-conventions.ts";
import { useT } from "#i18n/use-t.ts";
import { useKeptValue } from "#platform/kept/use-kept-value.ts";
import { chartStyle } from "#ui/chart-figure/chart-style.ts";
import { AyanamsaField } from "#ui/field/ayanamsa-field.tsx";
import { ChoiceRow } from "#ui/field/choice-row.tsx";
import { FieldFrame } from "#ui/field/field.tsx";
import { Select } from "#ui/field/select.tsx";
import { RulesLine } from "#ui/rules-line.tsx";
import styles from "./chart-choices.module.css";
import { chosenDivision } from "./chosen-division.ts";
import { DIVISIONS, useDivisionWords } from "./division-names.ts";

const DIVISION_ID = "kundli-division";

/** How the charts are drawn and by which rules. A choice applies at once and is kept on this device. */
export function ChartChoices({ hasDivisions }: { readonly hasDivisions: boolean }) {
  const t = useT();
  const style = useKeptValue(chartStyle);
  const conventions = useChosenConventions();
  const change = (part: Partial<ConventionChoice>): void => rememberConventions({ ...conventions, ...part });
  return (
    <section className={`oxford ${styles.choices}`} aria-labelledby="chart-choices">
      <h2 id="chart-choices" className="unseen" tabIndex={-1}>
        {t("kundli.choices")}
      </h2>
      <div className={`no-print ${styles.fields}`}>
        <ChoiceRow
          legend={t("kundli.style")}
          options={CHART_STYLES.map((id) => ({ id, label: t(`kundli.style.${id}`) }))}
          value={style}
          onChosen={chartStyle.set}
        />
        {hasDivisions && <DivisionField />}
        <ChoiceRow
          legend={t("panchangConventions.node")}
          options={CONVENTION_VALUES.node.map((id) => ({ id, label: t(`panchangConventions.node.${id}`) }))}
          value={conventions.node}
          onChosen={(node) => change({ node })}
        />
        <AyanamsaField
          id="kundli-ayanamsa"
          value={conventions.ayanamsa}
          onChosen={(ayanamsa) => change({ ayanamsa })}
        />
      </div>
      <p className={styles.note}>
        <RulesLine conventions={conventions} always={["ayanamsa", "node"]} />{" "}
        <span className="no-print">{t("kundli.kept")}</span>
      </p>
    </section>
  );
}

function DivisionField() {
  const t = useT();
  const words = useDivisionWords();
  const division = useKeptValue(chosenDivision);
  return (
    <FieldFrame label={t("kundli.division")} inputId={DIVISION_ID}>
      <Select
        id={DIVISION_ID}
        value={division}
        onChange={({ currentTarget }) => {
          const chosen = DIVISIONS.find((id) => id === currentTarget.value);
          if (chosen) chosenDivision.set(chosen);
        }}
      >
        {DIVISIONS.map((id) => (
          <option key={id} value={id}>
            {words(id).option}
          </option>
        ))}
      </Select>
    </FieldFrame>
  );
}
