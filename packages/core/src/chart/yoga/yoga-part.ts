import type { Dignity, Graha, LuminousGraha, Rasi } from "../../ids.ts";
import type { Modality } from "../zodiac/rasi.ts";

/** The facts of the conditions that combinations are composed of. */
export interface YogaPartFacts {
  /** Where the seven from Sun to Saturn are, each of these houses occupied. */
  readonly "yoga.seven_in_houses": { readonly houses: readonly number[] };
  readonly "yoga.seven_in_kind_of_sign": { readonly modality: Modality };
  readonly "yoga.seven_in_signs": { readonly count: number };
  /** Three of one nature in three kendras, and nobody of the other nature in any. */
  readonly "yoga.only_these_in_kendras": { readonly grahas: readonly Graha[]; readonly areBenefic: boolean };
  readonly "yoga.in_house": { readonly house: number };
  readonly "yoga.lord_in_house": { readonly ruled: number; readonly house: number };
  readonly "yoga.strong_lord": { readonly ruled: number; readonly house: number; readonly dignity: Dignity };
  readonly "yoga.at_its_best": { readonly rasi: Rasi; readonly dignity: Dignity };
  readonly "yoga.mutual_kendras": { readonly other: LuminousGraha; readonly houseFromOther: number };
  readonly "yoga.in_one_sign": { readonly other: LuminousGraha; readonly rasi: Rasi };
  readonly "yoga.looks_at": { readonly other: Graha };
  readonly "yoga.in_each_others_signs": { readonly other: LuminousGraha };
  readonly "yoga.counted_from": { readonly from: LuminousGraha; readonly house: number };
  /** No malefic is there, or, if so said, none looks there either. */
  readonly "yoga.free_of_malefics": { readonly houses: readonly number[]; readonly isSightCounted: boolean };
  readonly "yoga.houses_occupied": { readonly houses: readonly number[] };
  readonly "yoga.rising_sign": { readonly lagna: Rasi; readonly modality: Modality };
  /** The place of a lord of death-dealing houses (2 and 7) beside another. */
  readonly "yoga.maraka_near": { readonly other: LuminousGraha; readonly how: "joined" | "looks_at" };
}
