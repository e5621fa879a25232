import { normalizeDegrees } from "../angle/degrees.ts";
import { type JulianDayUt, jdUt } from "../calendar/julian-day.ts";
import { nakshatraLord, nakshatraOf } from "../chart/zodiac/nakshatra.ts";
import { degreesInRasi, rasiAt, rasiOf } from "../chart/zodiac/rasi.ts";
import { type Citation, cite } from "../citation.ts";
import { VIMSHOTTARI_YEARS } from "../dasha/vimshottari.ts";
import { ascendantDeg } from "../horizon/ascendant.ts";
import type { SensitiveQuantity } from "../ids.ts";
import { reasonMaker } from "../reason.ts";
import { ayanamsaDeg } from "../sidereal/ayanamsa.ts";
import { siderealLongitudeDeg, siderealPosition } from "../sidereal/sidereal-position.ts";
import type { Sky } from "../sky.ts";
import { utToTt } from "../time/delta-t.ts";
import type { BirthTimeSensitivity, UncertainBirth } from "./birth-time-sensitivity.ts";
import { dashaYearDays } from "./dasha-changes.ts";
import { type JudgedBirths, judgedReasons } from "./judged-reasons.ts";
import type { SensitivityFacts, SensitivityReason, SensitivitySubject } from "./sensitivity-facts.ts";

const because = reasonMaker<SensitivityFacts, SensitivitySubject>();

/** One reason for each change and each steady quantity, in their order. */
export interface SensitivityReasons {
  readonly changes: readonly SensitivityReason[];
  readonly steady: readonly SensitivityReason[];
}

type Hangs = "lagna" | "moon" | "dasha" | "chart";

/** What each quantity depends on, and the text that says where its edges lie. */
const QUANTITIES: Readonly<Record<SensitiveQuantity, { readonly hangsOn: Hangs; readonly source: Citation }>> = {
  lagna: { hangsOn: "lagna", source: cite("surya_siddhanta", 1, 28) },
  navamsa_lagna: { hangsOn: "lagna", source: cite("bphs", 6, 12) },
  moon_sign: { hangsOn: "moon", source: cite("surya_siddhanta", 1, 28) },
  nakshatra: { hangsOn: "moon", source: cite("surya_siddhanta", 2, 64) },
  pada: { hangsOn: "moon", source: cite("surya_siddhanta", 2, 64) },
  mahadasha: { hangsOn: "dasha", source: cite("bphs", 46, [12, 16]) },
  antardasha: { hangsOn: "dasha", source: cite("bphs", 51) },
  pratyantardasha: { hangsOn: "dasha", source: cite("bphs", 51) },
  mangal: { hangsOn: "chart", source: { practice: "kuja_matching" } },
  kaalsarp: { hangsOn: "chart", source: { practice: "kaal_sarpa" } },
  gem: { hangsOn: "chart", source: { practice: "twentieth_century" } },
  lord_house: { hangsOn: "chart", source: cite("brihat_jataka", 1, 15) },
};

const CHANGES = {
  lagna: "sensitivity.lagna_at_edge",
  moon: "sensitivity.moon_at_edge",
  dasha: "sensitivity.dasha_moved",
} as const;
const STEADY = {
  lagna: "sensitivity.lagna_between_edges",
  moon: "sensitivity.moon_between_edges",
  dasha: "sensitivity.dasha_not_moved_enough",
} as const;

const MINUTES_PER_DAY = 1440;
/** A ninth of a sign is a quarter of a star: every edge is one of these. */
const EDGES = 108;
const EDGES_IN_RASI = 9;

/**
 * Why each change falls where it does and why the rest stays: the edge that lagna or Moon reaches, or how far a minute
 * of birth moves the dashas. `found` is what `birthTimeSensitivity` returned for the same birth.
 */
export function sensitivityReasons(sky: Sky, birth: UncertainBirth, found: BirthTimeSensitivity): SensitivityReasons {
  const { birthJdUt, uncertaintyMinutes } = birth;
  const early = jdUt(birthJdUt - uncertaintyMinutes / MINUTES_PER_DAY);
  const late = jdUt(birthJdUt + uncertaintyMinutes / MINUTES_PER_DAY);
  const longitudeDeg = (hangsOn: "lagna" | "moon", at: JulianDayUt): number =>
    hangsOn === "moon"
      ? siderealLongitudeDeg(sky, "moon", at)
      : normalizeDegrees(ascendantDeg(at, birth.place) - ayanamsaDeg(sky, utToTt(at)));
  const from = (quantity: SensitiveQuantity) =>
    [QUANTITIES[quantity].source, QUANTITIES[quantity].hangsOn === "lagna" ? "lagna" : "moon"] as const;

  const births: JudgedBirths = { sky, from: early, to: late, found };
  const judged = judgedReasons(births);

  const changes = found.changes.map(({ quantity, birthJdUt: at, offsetMinutes }): SensitivityReason => {
    const { hangsOn, source } = QUANTITIES[quantity];
    if (hangsOn === "chart") return judged.change(quantity, at, source);
    if (hangsOn === "dasha") {
      const daysPerMinute = dashaDaysPerMinute(sky, at);
      const movedDays = Math.abs(offsetMinutes) * daysPerMinute;
      return because(CHANGES.dasha, { quantity, daysPerMinute, movedDays }, ...from(quantity));
    }
    const edge = Math.round((longitudeDeg(hangsOn, at) * EDGES) / 360);
    const intoRasiDeg = ((edge % EDGES_IN_RASI) * 30) / EDGES_IN_RASI;
    const rasi = rasiAt(Math.floor(edge / EDGES_IN_RASI));
    return because(CHANGES[hangsOn], { quantity, rasi, intoRasiDeg }, ...from(quantity));
  });
  const steady = found.steady.map((quantity): SensitivityReason => {
    const { hangsOn, source } = QUANTITIES[quantity];
    if (hangsOn === "chart") return judged.steady(quantity, source);
    if (hangsOn === "dasha") {
      const movedDays = uncertaintyMinutes * dashaDaysPerMinute(sky, birthJdUt);
      return because(STEADY.dasha, { quantity, uncertaintyMinutes, movedDays }, ...from(quantity));
    }
    const [first, last] = [longitudeDeg(hangsOn, early), longitudeDeg(hangsOn, late)];
    const facts = {
      quantity,
      fromRasi: rasiOf(first),
      fromDeg: degreesInRasi(first),
      toRasi: rasiOf(last),
      toDeg: degreesInRasi(last),
    };
    return because(STEADY[hangsOn], facts, ...from(quantity));
  });
  return { changes, steady };
}

/** How many days later every period ends for one born a minute earlier: the star's years by the Moon's way through it. */
function dashaDaysPerMinute(sky: Sky, birthJdUt: JulianDayUt): number {
  const { longitudeDeg, speedDegPerDay } = siderealPosition(sky, "moon", birthJdUt);
  const yearsPerDay =
    (speedDegPerDay * 27 * VIMSHOTTARI_YEARS[nakshatraLord(nakshatraOf(longitudeDeg).nakshatra)]) / 360;
  return (yearsPerDay * dashaYearDays(sky)) / MINUTES_PER_DAY;
}
