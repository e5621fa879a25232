import { type CivilDate, isPossibleDate, SKY_YEARS } from "@vedanga/contract";
import type { MessageId } from "#i18n/catalogue/en.ts";
import { parseIsoDate } from "#i18n/parse-wire-time.ts";
import type { Faults } from "#ui/form/use-faults.ts";

export const FIELDS = ["date", "time", "latitude", "longitude", "offset"] as const;
export type PointField = (typeof FIELDS)[number];

export const inputIdOf = (field: PointField): string => `point-${field}`;

/** The contents of the fields. */
export type PointDraft = Readonly<Record<PointField, string>>;

/** New Delhi, as specified. */
export const FIRST_DRAFT: PointDraft = { date: "", time: "", latitude: "28.6139", longitude: "77.2090", offset: "5.5" };

export type PointFaults = Faults<PointField>;

/** A filled form, each number read. */
export interface Point {
  readonly date: CivilDate;
  /** `HH:MM` */
  readonly time: string;
  readonly latitudeDeg: number;
  readonly longitudeDeg: number;
  readonly offsetHours: number;
}

const DECIMAL = /^[+-]?(\d{1,3}(\.\d{0,12})?|\.\d{1,12})$/;
const CLOCK = /^([+-]?)(\d{1,2}):([0-5]\d)$/;

/** People paste a true minus, and copy a degree sign along. */
const plain = (text: string): string =>
  text
    .trim()
    .replace(/[\u2212\u2013]/, "-")
    .replace(/\s*°$/, "");

/** Decimal degrees; NaN for anything but a number. */
export function degreesIn(text: string): number {
  const written = plain(text);
  return DECIMAL.test(written) ? Number(written) : Number.NaN;
}

/** Hours ahead of UTC, from `5.5` or `5:30`; NaN for what is neither. */
export function offsetIn(text: string): number {
  const written = plain(text);
  const [, sign, hours, minutes] = CLOCK.exec(written) ?? [];
  if (hours !== undefined) return (sign === "-" ? -1 : 1) * (Number(hours) + Number(minutes) / 60);
  return degreesIn(written);
}

const LIMITS = { latitude: 90, longitude: 180, offset: 16 } as const;

function numberFault(field: keyof typeof LIMITS, value: number): MessageId | undefined {
  if (Number.isNaN(value)) return `panchangCoordinates.${field}Invalid`;
  return Math.abs(value) > LIMITS[field] ? `panchangCoordinates.${field}OutOfRange` : undefined;
}

function dateFault(text: string): MessageId | undefined {
  if (text === "") return "panchangCoordinates.dateRequired";
  if (!/^\d{4,6}-\d{2}-\d{2}$/.test(text)) return "panchangCoordinates.dateImpossible";
  const [year = 0, month = 0, day = 0] = text.split("-").map(Number);
  if (year < SKY_YEARS.first || year > SKY_YEARS.last) return "panchangCoordinates.yearOutOfRange";
  return isPossibleDate({ year, month, day }) ? undefined : "panchangCoordinates.dateImpossible";
}

/** What of a draft cannot be, field by field. */
export function faultsOf(draft: PointDraft): PointFaults {
  const found: Record<PointField, MessageId | undefined> = {
    date: dateFault(draft.date),
    time: /^([01]\d|2[0-3]):[0-5]\d$/.test(draft.time) ? undefined : "panchangCoordinates.timeRequired",
    latitude: numberFault("latitude", degreesIn(draft.latitude)),
    longitude: numberFault("longitude", degreesIn(draft.longitude)),
    offset: numberFault("offset", offsetIn(draft.offset)),
  };
  return Object.fromEntries(Object.entries(found).filter(([, fault]) => fault !== undefined));
}

/** The numbers of a draft without faults. */
export const pointOf = (draft: PointDraft): Point => ({
  date: parseIsoDate(draft.date),
  time: draft.time,
  latitudeDeg: degreesIn(draft.latitude),
  longitudeDeg: degreesIn(draft.longitude),
  offsetHours: offsetIn(draft.offset),
});

const MOST_DECIMALS = 4;

/** `5.5`, `5.75`, `5.3528`: an offset as the field shows it. */
export const offsetText = (hours: number): string => String(Number(hours.toFixed(MOST_DECIMALS)));
