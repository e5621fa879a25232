import { type Citation, cite } from "../citation.ts";
import type { Conventions } from "../conventions.ts";
import type { Ayanamsa, Graha, LuminousGraha, Vara } from "../ids.ts";
import { type Reason, reasonMaker } from "../reason.ts";

export interface BirthDayFacts {
  readonly lord_of_vara: { readonly vara: Vara; readonly lord: Graha };
  readonly lord_of_hora: { readonly vara: Vara; readonly lord: Graha };
  readonly sun_on_horizon: { readonly sunrise: Conventions["sunrise"] };
  readonly ayanamsa_of_instant: { readonly ayanamsa: Ayanamsa; readonly angleDeg: number };
}
type BirthDayReason = Reason<BirthDayFacts, "day">;

const because = reasonMaker<BirthDayFacts, "day">();
const LORDS_OF_TIME = cite("surya_siddhanta", 12, [78, 79]);
const SUNRISE: Readonly<Record<Conventions["sunrise"], Citation>> = {
  limb: { work: "rashtriya_panchang" },
  centre: { work: "integrated_approach" },
};

/** What sunrise and sunset are. */
export const sunOnHorizonReason = (sunrise: Conventions["sunrise"]): BirthDayReason =>
  because("sun_on_horizon", { sunrise }, SUNRISE[sunrise], "day");

interface BirthDay {
  readonly vara: Vara;
  readonly lord: LuminousGraha;
  /** Undefined where the Sun does not rise. */
  readonly horaLord: Graha | undefined;
  readonly ayanamsaDeg: number;
}

/** Why the day of a birth has its lords, what its sunrise and sunset are, and by what the zodiac is measured. */
export const birthDayReasons = (
  { sunrise, ayanamsa }: Pick<Conventions, "sunrise" | "ayanamsa">,
  { vara, lord, horaLord, ayanamsaDeg }: BirthDay,
): {
  readonly [of in "dayLord" | "sun" | "ayanamsa"]: BirthDayReason;
} & { readonly horaLord: BirthDayReason | undefined } => ({
  dayLord: because("lord_of_vara", { vara, lord }, LORDS_OF_TIME, "day"),
  horaLord: horaLord && because("lord_of_hora", { vara, lord: horaLord }, LORDS_OF_TIME, "day"),
  sun: sunOnHorizonReason(sunrise),
  ayanamsa: because(
    "ayanamsa_of_instant",
    { ayanamsa, angleDeg: ayanamsaDeg },
    cite("surya_siddhanta", 3, [9, 10]),
    "day",
  ),
});
