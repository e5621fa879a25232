import { normalizeDegrees } from "../angle/degrees.ts";
import { nakshatraOf } from "../chart/nakshatra.ts";
import { rasiOf } from "../chart/rasi.ts";
import { vargaRasi } from "../chart/varga.ts";
import { CoreError } from "../core-error.ts";
import { runningDashas, vimshottari } from "../dasha/vimshottari.ts";
import { ascendantDeg } from "../horizon/ascendant.ts";
import type { Graha, Nakshatra, Rasi } from "../ids.ts";
import { ayanamsaDeg } from "../sidereal/ayanamsa.ts";
import { siderealLongitudeDeg } from "../sidereal/sidereal-position.ts";
import type { Place, Sky } from "../sky.ts";
import { utToTt } from "../time/delta-t.ts";
import { type JulianDayUt, jdUt } from "../time/julian-day.ts";
import { dashaChanges } from "./dasha-changes.ts";
import { lagnaChanges } from "./lagna-changes.ts";
import { moonChanges } from "./moon-changes.ts";

/** What of a chart hangs on the minute of birth. */
export const SENSITIVE_QUANTITIES = [
  "lagna",
  "navamsa_lagna",
  "moon_sign",
  "nakshatra",
  "pada",
  "mahadasha",
  "antardasha",
  "pratyantardasha",
] as const;
export type SensitiveQuantity = (typeof SENSITIVE_QUANTITIES)[number];

/** A value of one of them: a sign, a star, a quarter, or the lords of the running periods down to its own. */
export type SensitiveValue = Rasi | Nakshatra | number | readonly Graha[];

/** Born before the instant one has the one value, from it on the other. */
export interface SensitiveChange {
  readonly quantity: SensitiveQuantity;
  readonly birthJdUt: JulianDayUt;
  /** Minutes from the stated birth, negative before it. */
  readonly offsetMinutes: number;
  readonly before: SensitiveValue;
  readonly after: SensitiveValue;
}

export interface BirthTimeSensitivity {
  /** In order of time; what changes together stands together. */
  readonly changes: readonly SensitiveChange[];
  /** What is the same however the uncertainty falls. Dashas are in neither list where no instant was asked for. */
  readonly steady: readonly SensitiveQuantity[];
}

export interface UncertainBirth {
  readonly birthJdUt: JulianDayUt;
  readonly place: Place;
  /** The birth lies within so many minutes of the stated one; 0 < x <= 720. */
  readonly uncertaintyMinutes: number;
  /** When the running dashas are asked for; left out, they are not. */
  readonly dashasAtJdUt?: JulianDayUt | undefined;
}

const MINUTES_PER_DAY = 1440;
const MAX_UNCERTAINTY_MINUTES = 720;
const DASHA_LEVELS = 3;
/** Twice the width to which a root is known: 2 ms either side tell before from after. */
const BESIDE_DAYS = 2e-8;

/**
 * The births within the uncertainty at which lagna, navamsa lagna, the Moon's sign, star and quarter, and the dashas
 * running at an instant would become others: roots, good to a few milliseconds. Throws `CoreError` for an uncertainty
 * outside its range, a place that is none and a time outside the ephemeris.
 */
export function birthTimeSensitivity(sky: Sky, birth: UncertainBirth): BirthTimeSensitivity {
  const { birthJdUt, place, uncertaintyMinutes, dashasAtJdUt } = birth;
  if (!(uncertaintyMinutes > 0 && uncertaintyMinutes <= MAX_UNCERTAINTY_MINUTES)) {
    throw new CoreError("time_out_of_range", "a birth may be uncertain by up to 720 minutes", {
      uncertaintyMinutes,
      maxMinutes: MAX_UNCERTAINTY_MINUTES,
    });
  }
  const from = jdUt(birthJdUt - uncertaintyMinutes / MINUTES_PER_DAY);
  const to = jdUt(birthJdUt + uncertaintyMinutes / MINUTES_PER_DAY);
  const instants = [
    ...lagnaChanges(sky, from, to, place),
    ...moonChanges(sky, from, to),
    ...(dashasAtJdUt === undefined ? [] : dashaChanges(sky, from, to, dashasAtJdUt, DASHA_LEVELS)),
  ].toSorted((one, other) => one - other);

  const changes = instants.flatMap((instant, index): readonly SensitiveChange[] => {
    // Where two of them fall together the later would tell of the same changes again.
    const previous = instants[index - 1];
    if (previous !== undefined && instant - previous < BESIDE_DAYS) return [];
    const before = stateAt(sky, jdUt(instant - BESIDE_DAYS), birth);
    const after = stateAt(sky, jdUt(instant + BESIDE_DAYS), birth);
    return SENSITIVE_QUANTITIES.flatMap((quantity) => {
      const [was, becomes] = [before[quantity], after[quantity]];
      if (was === undefined || becomes === undefined || String(was) === String(becomes)) return [];
      const offsetMinutes = (instant - birthJdUt) * MINUTES_PER_DAY;
      return [{ quantity, birthJdUt: instant, offsetMinutes, before: was, after: becomes }];
    });
  });
  const known = stateAt(sky, birthJdUt, birth);
  const steady = SENSITIVE_QUANTITIES.filter(
    (quantity) => known[quantity] !== undefined && !changes.some((change) => change.quantity === quantity),
  );
  return { changes, steady };
}

type State = { readonly [Quantity in SensitiveQuantity]?: SensitiveValue };

function stateAt(sky: Sky, birthJdUt: JulianDayUt, { place, dashasAtJdUt }: UncertainBirth): State {
  const lagnaDeg = normalizeDegrees(ascendantDeg(birthJdUt, place) - ayanamsaDeg(sky, utToTt(birthJdUt)));
  const moonDeg = siderealLongitudeDeg(sky, "moon", birthJdUt);
  const { nakshatra, pada } = nakshatraOf(moonDeg);
  return {
    lagna: rasiOf(lagnaDeg),
    navamsa_lagna: vargaRasi("D9", lagnaDeg),
    moon_sign: rasiOf(moonDeg),
    nakshatra,
    pada,
    ...(dashasAtJdUt !== undefined && dashasOf(sky, birthJdUt, moonDeg, dashasAtJdUt)),
  };
}

function dashasOf(sky: Sky, birthJdUt: JulianDayUt, moonDeg: number, atJdUt: JulianDayUt): State {
  const running = runningDashas(vimshottari(sky, birthJdUt, moonDeg), atJdUt, DASHA_LEVELS);
  return {
    mahadasha: running[0]?.lords ?? [],
    antardasha: running[1]?.lords ?? [],
    pratyantardasha: running[2]?.lords ?? [],
  };
}
