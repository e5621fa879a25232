import type {
  CivilDate,
  Graha,
  LuminousGraha,
  MoonPhaseName,
  MotionFacts,
  Rasi,
  SpecialYoga,
  StayFacts,
} from "@vedanga/core";
import type { RuleWords } from "../reason/reason-sentence.ts";
import type { ToldTime } from "./sensitivity-words.ts";

/** What the Sun and the Moon do once a day. */
export type SkyEvent = "sunrise" | "sunset" | "moonrise" | "moonset" | "solar_noon";

/** What a planetary hour is chosen for, and the stones of its lord. */
export interface HoraWords {
  readonly benefits: string;
  readonly gem: string;
}

export interface NamedYoga {
  readonly name: string;
  /** What custom does and leaves while it lasts. */
  readonly significance: string;
}

/** A station, and where it is. */
export interface ToldStation {
  readonly date: CivilDate;
  readonly rasi: Rasi;
}

export interface ToldRetrograde {
  readonly from: ToldStation;
  readonly to: ToldStation;
}

/** The short calls about a day and about a year of the sky. */
export interface SkyWords {
  /** One sentence; without a time it does not happen on the date. */
  readonly event: (event: SkyEvent, at: ToldTime | undefined) => string;
  readonly moonPhase: (phase: MoonPhaseName, litPercent: number) => string;
  /** What stands in place of the half of the month about the new moon. */
  readonly newMoonHalf: string;
  readonly hora: Readonly<Record<LuminousGraha, HoraWords>>;
  readonly yogaOfDay: Readonly<Record<SpecialYoga | "panchaka", NamedYoga>>;
  readonly neverTurnsBack: string;
  readonly neverTurnsForward: (graha: Graha) => string;
  /** The true node, which turns forward for hours or days at a time. */
  readonly turnsForward: (graha: Graha, year: number, times: number) => string;
  readonly retrogrades: (graha: Graha, year: number, periods: readonly ToldRetrograde[]) => string;
  /** A year without any; `next` is when it turns back after it. */
  readonly noRetrograde: (graha: Graha, year: number, next: ToldStation | undefined) => string;
  readonly reasons: RuleWords<MotionFacts & StayFacts>;
}
