import { type JulianDayUt, jdUt } from "../calendar/julian-day.ts";
import { dignityInRasi } from "../chart/dignity/dignity-in-rasi.ts";
import { houseFrom } from "../chart/zodiac/rasi.ts";
import { type Citation, cite } from "../citation.ts";
import type { Dignity, Rasi } from "../ids.ts";
import type { Reason } from "../reason.ts";
import type { Sky, Span } from "../sky.ts";
import { ttToUt } from "../time/delta-t.ts";
import { stays } from "./ingress.ts";

const SATURN_PERIODS = ["sade_sati", "ardhastama", "kantaka", "ashtama"] as const;
export type SaturnPeriod = (typeof SATURN_PERIODS)[number];

const DHAIYAS = ["first", "second", "third", "small_panoti"] as const;
export type Dhaiya = (typeof DHAIYAS)[number];

const DHAIYA_DIRECTIONS = ["rising", "peak", "setting"] as const;
export type DhaiyaDirection = (typeof DHAIYA_DIRECTIONS)[number];

/** One unbroken stay of Saturn in a sign that counts from the Moon. */
export interface SadeSatiRow extends Span {
  readonly rasi: Rasi;
  /** From the Moon: 12, 1, 2 for Sade Sati, 4, 7, 8 for the small panotis. */
  readonly house: SadeSatiHouse;
  /** Saturn came back into the sign moving backwards. */
  readonly retrograde: boolean;
  readonly period: SaturnPeriod;
  readonly dhaiya: Dhaiya;
  /** Undefined for the small panotis. */
  readonly direction: DhaiyaDirection | undefined;
}

type SadeSatiHouse = 1 | 2 | 4 | 7 | 8 | 12;

/** Phaladeepika 26 has Saturn's harm in these houses; the names and the count by dhaiyas are custom. */
const HOUSES: Readonly<Record<SadeSatiHouse, Pick<SadeSatiRow, "period" | "dhaiya" | "direction">>> = {
  12: { period: "sade_sati", dhaiya: "first", direction: "rising" },
  1: { period: "sade_sati", dhaiya: "second", direction: "peak" },
  2: { period: "sade_sati", dhaiya: "third", direction: "setting" },
  4: { period: "ardhastama", dhaiya: "small_panoti", direction: undefined },
  7: { period: "kantaka", dhaiya: "small_panoti", direction: undefined },
  8: { period: "ashtama", dhaiya: "small_panoti", direction: undefined },
};

/** Of a house from the Moon: Saturn's stay there is one of the table. */
export const isCounted = (house: number): house is SadeSatiHouse => house in HOUSES;

const LIFE_DAYS = 120 * 365.25;
/** Saturn never stays longer in a sign than its mean 2.46 years and a retrograde loop's worth. */
const LONGEST_STAY_DAYS = 1200;

/**
 * Saturn's stays in the 12th, 1st, 2nd, 4th, 7th and 8th signs from the Moon's, one row for each unbroken stay, from the
 * one running at birth to the last that begins within 120 years, each with its whole span. Births from 1620 to 2280;
 * outside what the ephemeris knows it throws `CoreError` "time_out_of_range". A stay that begins in the 120th year
 * and outlasts the ephemeris ends there (births from October 2280 on).
 */
export function sadeSati(sky: Sky, birthJdUt: JulianDayUt, moonRasi: Rasi): readonly SadeSatiRow[] {
  const endOfLife = birthJdUt + LIFE_DAYS;
  const from = jdUt(birthJdUt - LONGEST_STAY_DAYS);
  const lastKnown = ttToUt(sky.ephemeris.range.endJdTt) - 1;
  const to = jdUt(Math.max(endOfLife, Math.min(endOfLife + LONGEST_STAY_DAYS, lastKnown)));
  const counts = (rasi: Rasi): boolean => isCounted(houseFrom(moonRasi, rasi));
  return stays(sky, "saturn", from, to, counts).flatMap((stay): readonly SadeSatiRow[] => {
    const { rasi, entry, startJdUt, endJdUt } = stay;
    const house = houseFrom(moonRasi, rasi);
    const holdsLife = entry !== undefined && endJdUt > birthJdUt && startJdUt < endOfLife;
    if (!holdsLife || !isCounted(house)) return [];
    return [{ rasi, house, retrograde: entry.retrograde, startJdUt, endJdUt, ...HOUSES[house] }];
  });
}

type Stay = {
  readonly moonRasi: Rasi;
  readonly rasi: Rasi;
  readonly house: number;
  readonly period: SaturnPeriod;
  readonly dhaiya: Dhaiya;
};

export interface SadeSatiFacts {
  readonly "saturn.sade_sati": Stay;
  readonly "saturn.small_panoti": Stay;
  readonly "saturn.came_back": { readonly rasi: Rasi };
  readonly "saturn.in_sign": { readonly rasi: Rasi; readonly dignity: Dignity };
}
type SadeSatiReason = Reason<SadeSatiFacts>;

/** That Saturn's good houses from the Moon are the 3rd, 6th and 11th is written; the names of these six are custom. */
const SOURCE: Citation = {
  together: [{ custom: "all_almanacs" }, { ...cite("phaladeepika", 26, [2, 8]), citedFor: "saturn_good_houses" }],
};

/** Saturn's dignity through a whole sign. */
export const saturnDignity = (rasi: Rasi): Dignity => dignityInRasi("saturn", rasi).verdict;

/** Why a stay is counted and under which name, how Saturn is in the sign, and, where it came back into it, that it did. */
export function sadeSatiReasons(
  moonRasi: Rasi,
  { rasi, house, period, dhaiya, retrograde }: SadeSatiRow,
): readonly SadeSatiReason[] {
  const counted: SadeSatiReason = {
    rule: period === "sade_sati" ? "saturn.sade_sati" : "saturn.small_panoti",
    facts: { moonRasi, rasi, house, period, dhaiya },
    source: SOURCE,
    about: "saturn",
  };
  const inSign: SadeSatiReason = {
    rule: "saturn.in_sign",
    facts: { rasi, dignity: saturnDignity(rasi) },
    source: cite("bphs", 3, [49, 55]),
    about: "saturn",
  };
  if (!retrograde) return [counted, inSign];
  return [
    counted,
    inSign,
    { rule: "saturn.came_back", facts: { rasi }, source: cite("surya_siddhanta", 2, [12, 14]), about: "saturn" },
  ];
}
