import * as z from "zod/mini";
import { momentSchema } from "#almanac/moment-fields/moment-schema.ts";
import { check, type Faults, faultsIn } from "#ui/form/catalogue-faults.ts";

export const FIELDS = ["date", "time", "location"] as const;
export type CalculatorField = (typeof FIELDS)[number];

export const inputIdOf = (field: CalculatorField): string => `custom-${field}`;

/** The place of the panchang: one of the list, or the position of the device. */
const locatedPlace = z.object({
  id: z.optional(z.string()),
  lat: z.number(),
  lon: z.number(),
  zone: z.optional(z.string()),
  /** The offset of the browser's own clock, if the position came from the device; it is used if the place's does not answer. */
  offsetHours: z.optional(z.number()),
});

export type LocatedPlace = Readonly<z.infer<typeof locatedPlace>>;

/** What the visitor has put in. That the place is known is found out when it is looked up. */
export const calculatorSchema = z.object({
  ...momentSchema({
    dateRequired: "panchang.form.dateRequired",
    yearOutOfRange: "panchang.form.yearOutOfRange",
    timeRequired: "panchang.form.timeRequired",
  }),
  /** A person wrote a date or a time, so both stay. Until then they follow the clock. */
  isMomentOwn: z.boolean(),
  location: z.string().check(check((text) => text.trim() !== "", "panchang.form.locationRequired")),
  /** The place of the location text; null once the text is changed. */
  place: z.nullable(locatedPlace),
});

export type CalculatorDraft = Readonly<z.infer<typeof calculatorSchema>>;

export const EMPTY_DRAFT: CalculatorDraft = { date: "", time: "", isMomentOwn: false, location: "", place: null };

/** What is missing or out of reach. */
export const faultsOf = (draft: CalculatorDraft): Faults<CalculatorField> => faultsIn(calculatorSchema, FIELDS, draft);
