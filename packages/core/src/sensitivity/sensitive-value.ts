import type {
  Gem,
  Graha,
  KaalsarpAbsence,
  KaalsarpType,
  MangalState,
  Nakshatra,
  Rasi,
  SensitiveQuantity,
} from "../ids.ts";

/** What a Mangal dosha comes to: one score may be reached with something cancelled or without. */
export interface MangalVerdict {
  readonly state: MangalState;
  /** 0 to 100. */
  readonly score: number;
}

/**
 * A value of one of the quantities: a sign, a star, a quarter or a house, the lords of the running periods down to its
 * own, a stone, Mangal's verdict, or the type of Kaalsarp where that is present.
 */
export type SensitiveValue =
  | Rasi
  | Nakshatra
  | number
  | readonly Graha[]
  | Gem
  | MangalVerdict
  | KaalsarpType
  | KaalsarpAbsence;

/** What is known of one birth. */
export type State = { readonly [Quantity in SensitiveQuantity]?: SensitiveValue };

const written = (value: SensitiveValue): string => (isVerdict(value) ? `${value.state} ${value.score}` : String(value));

export const isVerdict = (value: SensitiveValue): value is MangalVerdict =>
  typeof value === "object" && "score" in value;

export const isSameValue = (one: SensitiveValue, other: SensitiveValue): boolean => written(one) === written(other);
