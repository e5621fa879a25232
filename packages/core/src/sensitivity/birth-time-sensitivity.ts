import { normalizeDegrees } from "../angle/degrees.ts";
import { type JulianDayUt, jdUt } from "../calendar/julian-day.ts";
import { vargaRasi } from "../chart/varga/varga.ts";
import { nakshatraOf } from "../chart/zodiac/nakshatra.ts";
import { rasiOf } from "../chart/zodiac/rasi.ts";
import { CoreError } from "../core-error.ts";
import { runningDashas, vimshottari } from "../dasha/vimshottari.ts";
import { ascendantDeg } from "../horizon/ascendant.ts";
import { SENSITIVE_QUANTITIES, type SensitiveQuantity } from "../ids.ts";
import { ayanamsaDeg } from "../sidereal/ayanamsa.ts";
import { siderealLongitudeDeg } from "../sidereal/sidereal-position.ts";
import type { GeoPoint, Sky } from "../sky.ts";
import { utToTt } from "../time/delta-t.ts";
import { dashaChanges, dashasMoveDays } from "./dasha-changes.ts";
import { judgedChanges, judgedState, type Known } from "./judged-changes.ts";
import { lagnaChanges, moonChanges } from "./lagna-changes.ts";
import { isSameValue, type SensitiveValue, type State } from "./sensitive-value.ts";
import { BESIDE_DAYS, signTurns } from "./sign-turns.ts";

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
  /** In order of time; simultaneous changes are adjacent. */
  readonly changes: readonly SensitiveChange[];
  /** What is the same within the whole uncertainty. Dashas are in neither list if no instant was given. */
  readonly steady: readonly SensitiveQuantity[];
  /** What each is at the stated birth. */
  readonly stated: State;
  /** By how many days at most the start of a dasha moves, either way. */
  readonly dashasMoveDays: number;
}

export interface UncertainBirth {
  readonly birthJdUt: JulianDayUt;
  readonly place: GeoPoint;
  /** The birth is within this many minutes of the stated one; 0 < x <= 720. */
  readonly uncertaintyMinutes: number;
  /** The instant of the running dashas; without it they are not computed. */
  readonly dashasAtJdUt?: JulianDayUt | undefined;
}

const MINUTES_PER_DAY = 1440;
const MAX_UNCERTAINTY_MINUTES = 720;
const DASHA_LEVELS = 3;

/**
 * The births within the uncertainty at which lagna, navamsa lagna, the Moon's sign, star and quarter, the dashas
 * running at an instant, and what is judged by signs and nodes (Mangal, Kaalsarp, the stone, the house of the lagna
 * lord) would change: roots, accurate to a few milliseconds. Throws `CoreError` for an uncertainty
 * outside its range, an invalid place and a time outside the ephemeris.
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
  const turns = together([
    ...turnsOf("lagna", lagnaChanges(sky, from, to, place)),
    ...turnsOf("moon", moonChanges(sky, from, to)),
    ...(dashasAtJdUt === undefined ? [] : turnsOf("dashas", dashaChanges(sky, from, to, dashasAtJdUt, DASHA_LEVELS))),
  ]);

  const own = turns.flatMap(({ instant, parts }): readonly SensitiveChange[] => {
    const before = stateAt(sky, jdUt(instant - BESIDE_DAYS), birth, parts);
    const after = stateAt(sky, jdUt(instant + BESIDE_DAYS), birth, parts);
    return SENSITIVE_QUANTITIES.flatMap((quantity) => {
      const [was, becomes] = [before[quantity], after[quantity]];
      if (was === undefined || becomes === undefined || isSameValue(was, becomes)) return [];
      return [{ ...changeAt(instant, birthJdUt), quantity, before: was, after: becomes }];
    });
  });
  const enters = own.flatMap(({ quantity, birthJdUt: at }) =>
    quantity === "lagna" || quantity === "moon_sign" ? [at] : [],
  );
  const known: Known = { from, to, place };
  const judged = judgedChanges(sky, known, [...enters, ...signTurns(sky, from, to).map(({ instant }) => instant)]);
  const changes = [...own, ...judged.map(({ instant, ...rest }) => ({ ...changeAt(instant, birthJdUt), ...rest }))]
    // A stable order: what changes at one instant stays as the quantities are listed.
    .toSorted((one, other) => one.birthJdUt - other.birthJdUt);
  const stated = { ...stateAt(sky, birthJdUt, birth, PARTS), ...judgedState(sky, birthJdUt, place) };
  const steady = SENSITIVE_QUANTITIES.filter(
    (quantity) => stated[quantity] !== undefined && !changes.some((change) => change.quantity === quantity),
  );
  return { changes, steady, stated, dashasMoveDays: dashasMoveDays(sky, from, birthJdUt, to) };
}

const changeAt = (birthJdUt: JulianDayUt, statedJdUt: JulianDayUt) => ({
  birthJdUt,
  offsetMinutes: (birthJdUt - statedJdUt) * MINUTES_PER_DAY,
});

/** What turns by roots of its own: at an instant that turns the lagna alone, Moon and dashas need not be looked at. */
const PARTS = ["lagna", "moon", "dashas"] as const;
type Part = (typeof PARTS)[number];

/** An instant, and what may become another there. */
interface Turn {
  readonly instant: JulianDayUt;
  readonly parts: readonly Part[];
}

const turnsOf = (part: Part, instants: readonly JulianDayUt[]): readonly Turn[] =>
  instants.map((instant) => ({ instant, parts: [part] }));

/** In order of time; simultaneous changes are one turn, so that no change is listed twice. */
function together(turns: readonly Turn[]): readonly Turn[] {
  const found: Turn[] = [];
  let latest = Number.NEGATIVE_INFINITY;
  for (const turn of turns.toSorted((one, other) => one.instant - other.instant)) {
    const before = found.at(-1);
    if (before !== undefined && turn.instant - latest < BESIDE_DAYS)
      found.splice(-1, 1, { instant: before.instant, parts: [...before.parts, ...turn.parts] });
    else found.push(turn);
    latest = turn.instant;
  }
  return found;
}

function stateAt(
  sky: Sky,
  birthJdUt: JulianDayUt,
  { place, dashasAtJdUt }: UncertainBirth,
  parts: readonly Part[],
): State {
  const moonDeg = parts.includes("moon") || parts.includes("dashas") ? siderealLongitudeDeg(sky, "moon", birthJdUt) : 0;
  return {
    ...(parts.includes("lagna") && lagnaState(sky, birthJdUt, place)),
    ...(parts.includes("moon") && moonState(moonDeg)),
    ...(parts.includes("dashas") && dashasAtJdUt !== undefined && dashasOf(sky, birthJdUt, moonDeg, dashasAtJdUt)),
  };
}

function lagnaState(sky: Sky, birthJdUt: JulianDayUt, place: GeoPoint): State {
  const lagnaDeg = normalizeDegrees(ascendantDeg(birthJdUt, place) - ayanamsaDeg(sky, utToTt(birthJdUt)));
  return { lagna: rasiOf(lagnaDeg), navamsa_lagna: vargaRasi("D9", lagnaDeg) };
}

function moonState(moonDeg: number): State {
  const { nakshatra, pada } = nakshatraOf(moonDeg);
  return { moon_sign: rasiOf(moonDeg), nakshatra, pada };
}

function dashasOf(sky: Sky, birthJdUt: JulianDayUt, moonDeg: number, atJdUt: JulianDayUt): State {
  const running = runningDashas(vimshottari(sky, birthJdUt, moonDeg), atJdUt, DASHA_LEVELS);
  return {
    mahadasha: running[0]?.lords ?? [],
    antardasha: running[1]?.lords ?? [],
    pratyantardasha: running[2]?.lords ?? [],
  };
}
