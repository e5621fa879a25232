import { type Degrees, normalizeDegrees } from "../../angle/degrees.ts";
import { cite } from "../../citation.ts";
import type { Graha, LuminousGraha, Nakshatra, Rasi } from "../../ids.ts";
import { type Reason, reasonMaker } from "../../reason.ts";
import type { Chart } from "../chart.ts";
import { RASI_LORDS, type RasiCharacter, rasiCharacter, rasiOf } from "./rasi.ts";

/** Why the lagna or a graha is in its sign, and what the sign is. Longitudes are sidereal where nothing else is said. */
export type SignFacts = {
  readonly "sign.rising": {
    readonly longitudeDeg: number;
    readonly rasi: Rasi;
    readonly nakshatra: Nakshatra;
    readonly pada: number;
  };
  readonly "sign.of_graha": { readonly longitudeDeg: number; readonly rasi: Rasi };
  /** The tropical zodiac begins at the equinox. */
  readonly "sign.of_sun_tropical": {
    readonly tropicalDeg: number;
    readonly rasi: Rasi;
    readonly ayanamsaDeg: number;
    readonly siderealRasi: Rasi;
  };
  readonly "sign.lord": { readonly rasi: Rasi; readonly lord: LuminousGraha };
  readonly "sign.character": {
    readonly rasi: Rasi;
    readonly modality: RasiCharacter["modality"];
    readonly tattva: RasiCharacter["tattva"];
  };
};
type SignReason = Reason<SignFacts, Graha | "lagna">;
const because = reasonMaker<SignFacts, Graha | "lagna">();

const LONGITUDES = cite("surya_siddhanta", 1, 28);
const LORDS = cite("bphs", 4);

/** The point of the zodiac that rises. */
export function risingReason({ lagna: { longitudeDeg, rasi, nakshatra, pada } }: Chart): SignReason {
  return because("sign.rising", { longitudeDeg, rasi, nakshatra, pada }, LONGITUDES, "lagna");
}

export function signReason({ grahas }: Chart, about: Graha): SignReason {
  const { longitudeDeg, rasi } = grahas[about];
  return because("sign.of_graha", { longitudeDeg, rasi }, LONGITUDES, about);
}

/** The longitude of the Sun from the equinox. */
const tropicalSunDeg = ({ grahas, ayanamsaDeg }: Chart): Degrees =>
  normalizeDegrees(grahas.sun.longitudeDeg + ayanamsaDeg);

/** The sign of the Sun in the tropical zodiac, by the dates that Western astrology gives. */
export const tropicalSunRasi = (chart: Chart): Rasi => rasiOf(tropicalSunDeg(chart));

export function tropicalSunReason(chart: Chart): SignReason {
  const facts = {
    tropicalDeg: tropicalSunDeg(chart),
    rasi: tropicalSunRasi(chart),
    ayanamsaDeg: chart.ayanamsaDeg,
    siderealRasi: chart.grahas.sun.rasi,
  };
  return because("sign.of_sun_tropical", facts, cite("tetrabiblos", 1, 22), "sun");
}

export const signLordReason = (rasi: Rasi, about: Graha | "lagna"): SignReason =>
  because("sign.lord", { rasi, lord: RASI_LORDS[rasi] }, LORDS, about);

export function characterReason(rasi: Rasi, about: Graha | "lagna"): SignReason {
  const { modality, tattva } = rasiCharacter(rasi);
  return because("sign.character", { rasi, modality, tattva }, cite("brihat_jataka", 1, 11), about);
}
