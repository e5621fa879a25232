import type { Chart } from "../chart/chart.ts";
import { rasiCharacter } from "../chart/zodiac/rasi.ts";
import { cite } from "../citation.ts";
import type { Gana, Nadi, Nakshatra, Rasi, Tattva, Varna, VasyaClass, Yoni } from "../ids.ts";
import { type Reason, reasonMaker } from "../reason.ts";
import { moonOfBirth } from "./moon-of-birth.ts";

type OfStar = { readonly nakshatra: Nakshatra };
type OfSign = { readonly rasi: Rasi };

/** What the star and the sign of the Moon give a person by name. */
export type MoonNatureFacts = {
  readonly "moon.gana": OfStar & { readonly gana: Gana };
  readonly "moon.yoni": OfStar & { readonly yoni: Yoni };
  readonly "moon.nadi": OfStar & { readonly nadi: Nadi };
  readonly "moon.varna": OfSign & { readonly varna: Varna };
  /** Two signs change their class in the middle. */
  readonly "moon.vasya": OfSign & { readonly degreesInRasi: number; readonly vasya: VasyaClass };
  readonly "moon.tattva": OfSign & { readonly tattva: Tattva };
};

const because = reasonMaker<MoonNatureFacts>();
const KOOTAS = cite("muhurta_chintamani", 6);
const SIGNS = cite("bphs", 4);

/** Why a person has gana, yoni, nadi, varna, vasya class and element. */
export function moonReasons({
  grahas,
}: Chart): Readonly<Record<"gana" | "yoni" | "nadi" | "varna" | "vasya" | "tattva", Reason<MoonNatureFacts>>> {
  const { longitudeDeg, degreesInRasi } = grahas.moon;
  const { nakshatra, rasi, gana, yoni, nadi, varna, vasya } = moonOfBirth(longitudeDeg);
  const { tattva } = rasiCharacter(rasi);
  return {
    gana: because("moon.gana", { nakshatra, gana }, KOOTAS, "moon"),
    yoni: because("moon.yoni", { nakshatra, yoni }, KOOTAS, "moon"),
    nadi: because("moon.nadi", { nakshatra, nadi }, KOOTAS, "moon"),
    varna: because("moon.varna", { rasi, varna }, KOOTAS, "moon"),
    vasya: because("moon.vasya", { rasi, degreesInRasi, vasya }, SIGNS, "moon"),
    tattva: because("moon.tattva", { rasi, tattva }, SIGNS, "moon"),
  };
}
