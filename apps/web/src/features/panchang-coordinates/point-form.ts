import type { CivilDate } from "@vedanga/contract";
import * as z from "zod/mini";
import { momentSchema } from "#almanac/moment-fields/moment-schema.ts";
import { type Coordinate, degreesIn, plainNumber, pointIn } from "#i18n/typed-degrees.ts";
import { typedDate } from "#i18n/typed-time.ts";
import { check, type Faults, faultsIn } from "#ui/form/catalogue-faults.ts";

export const FIELDS = ["date", "time", "latitude", "longitude", "offset"] as const;
export type PointField = (typeof FIELDS)[number];

export const inputIdOf = (field: PointField): string => `point-${field}`;

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

/** Hours ahead of UTC, from `5.5` or `5:30`; NaN for what is neither. */
export function offsetIn(text: string): number {
  const written = plainNumber(text);
  const [, sign, hours, minutes] = CLOCK.exec(written) ?? [];
  if (hours !== undefined) return (sign === "-" ? -1 : 1) * (Number(hours) + Number(minutes) / 60);
  return DECIMAL.test(written) ? Number(written) : Number.NaN;
}

const LIMITS = { latitude: 90, longitude: 180, offset: 16 } as const;

const number = (field: keyof typeof LIMITS, read: (text: string) => number) =>
  z.string().check(
    check((text) => !Number.isNaN(read(text)), `panchangCoordinates.${field}Invalid`),
    check((text) => Math.abs(read(text)) <= LIMITS[field], `panchangCoordinates.${field}OutOfRange`),
  );

/** The contents of the form. */
export const pointSchema = z.object({
  ...momentSchema({
    dateRequired: "panchangCoordinates.dateRequired",
    yearOutOfRange: "panchangCoordinates.yearOutOfRange",
    timeRequired: "panchangCoordinates.timeRequired",
  }),
  latitude: number("latitude", (text) => degreesIn(text, "latitude")),
  longitude: number("longitude", (text) => degreesIn(text, "longitude")),
  offset: number("offset", offsetIn),
  /** A person wrote the offset, so it stays. Until then it follows the clock found for the point. */
  isOffsetByHand: z.boolean(),
  /** The text in the field that finds a place by name. */
  place: z.string(),
  /** That text as it was when a place was chosen. */
  chosenPlace: z.string(),
});

export type PointDraft = Readonly<z.infer<typeof pointSchema>>;

/** New Delhi, as specified. */
export const FIRST_DRAFT: PointDraft = {
  date: "",
  time: "",
  latitude: "28.6139",
  longitude: "77.2090",
  offset: "5.5",
  isOffsetByHand: false,
  place: "",
  chosenPlace: "",
};

/** Both coordinates, where one field holds the two. */
export function pastedPoint(draft: PointDraft): Pick<PointDraft, Coordinate> | undefined {
  const [latitude, longitude] = pointIn(draft.latitude) ?? pointIn(draft.longitude) ?? [];
  return latitude === undefined || longitude === undefined ? undefined : { latitude, longitude };
}

/** What of a draft cannot be, field by field. */
export const faultsOf = (draft: PointDraft): Faults<PointField> => faultsIn(pointSchema, FIELDS, draft);

/** The numbers of a draft without faults. */
export const pointOf = (draft: PointDraft): Point => ({
  date: typedDate(draft.date),
  time: draft.time,
  latitudeDeg: degreesIn(draft.latitude, "latitude"),
  longitudeDeg: degreesIn(draft.longitude, "longitude"),
  offsetHours: offsetIn(draft.offset),
});

const MOST_DECIMALS = 4;

/** `5.5`, `5.75`, `5.3528`: an offset as the field shows it. */
export const offsetText = (hours: number): string => String(Number(hours.toFixed(MOST_DECIMALS)));
