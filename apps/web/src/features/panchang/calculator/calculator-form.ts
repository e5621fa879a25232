import { SKY_YEARS } from "@vedanga/contract";
import type { MessageId } from "#i18n/catalogue/en.ts";
import type { Faults } from "#ui/form/use-faults.ts";

export const FIELDS = ["date", "time", "location"] as const;
export type CalculatorField = (typeof FIELDS)[number];

export const inputIdOf = (field: CalculatorField): string => `custom-${field}`;

/** The place of the panchang: one of the list, or the position of the device. */
export interface LocatedPlace {
  readonly id?: string;
  readonly lat: number;
  readonly lon: number;
  readonly zone?: string;
  /** The offset of the browser's own clock, if the position came from the device; it is used if the place's does not answer. */
  readonly offsetHours?: number;
}

/** What the visitor has put in. */
export interface CalculatorDraft {
  /** `YYYY-MM-DD`, or empty. */
  readonly date: string;
  /** `HH:MM`, or empty. */
  readonly time: string;
  readonly location: string;
  /** The place of the location text; null once the text is changed. */
  readonly place: LocatedPlace | null;
}

export const EMPTY_DRAFT: CalculatorDraft = { date: "", time: "", location: "", place: null };

export type DraftFaults = Faults<CalculatorField>;

const REQUIRED = {
  date: "panchang.form.dateRequired",
  time: "panchang.form.timeRequired",
  location: "panchang.form.locationRequired",
} as const satisfies Record<CalculatorField, MessageId>;

/** What is missing or out of reach. That the place is known is found out when it is looked up. */
export function faultsOf(draft: CalculatorDraft): DraftFaults {
  const faults: DraftFaults = {};
  for (const field of FIELDS) if (draft[field].trim() === "") faults[field] = REQUIRED[field];
  const year = Number.parseInt(draft.date, 10);
  if (year < SKY_YEARS.first || year > SKY_YEARS.last) faults.date = "panchang.form.yearOutOfRange";
  return faults;
}
