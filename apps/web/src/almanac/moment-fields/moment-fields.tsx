import { SKY_YEARS } from "@vedanga/contract";
import { useT } from "#i18n/use-t.ts";
import { Field } from "#ui/field/field.tsx";

type MomentField = "date" | "time";

interface MomentFieldsProps {
  /** Lays the two out as the form does: its styles are there before its script. */
  readonly className: string | undefined;
  /** `YYYY-MM-DD` and `HH:MM`, or empty. */
  readonly moment: Readonly<Record<MomentField, string>>;
  inputIdOf(field: MomentField): string;
  errorOf(field: MomentField): string | undefined;
  onChange(field: MomentField, text: string): void;
}

/** In full: an id that begins with what is written would bring all that begin so. */
const LABELS = { date: "panchang.form.date", time: "panchang.form.time" } as const;

/** Date and time of the question, within the supported years. */
export function MomentFields({ className, moment, inputIdOf, errorOf, onChange }: MomentFieldsProps) {
  const t = useT();
  const common = (field: MomentField) => ({
    id: inputIdOf(field),
    label: t(LABELS[field]),
    required: true,
    value: moment[field],
    error: errorOf(field),
    onChange: ({ currentTarget }: { readonly currentTarget: HTMLInputElement }) => onChange(field, currentTarget.value),
  });
  return (
    <div className={className}>
      <Field {...common("date")} type="date" min={`${SKY_YEARS.first}-01-01`} max={`${SKY_YEARS.last}-12-31`} />
      <Field {...common("time")} type="time" />
    </div>
  );
}
