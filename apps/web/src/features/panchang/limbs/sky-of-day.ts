import type { AlmanacDay } from "#api/wire/panchang-day.ts";

type Limb = AlmanacDay["nakshatra"][number];
export type MoonDay = Pick<AlmanacDay, "sunrise" | "next_sunrise" | "nakshatra"> & {
  readonly tithi: AlmanacDay["nakshatra"];
};

/** The places of Sun and Moon, accurate enough for a drawing: sidereal longitudes in degrees. */
export interface SkyOfDay {
  readonly moonDeg: number;
  readonly sunDeg: number;
  /** The Moon's lead over the Sun, 0 to 360. */
  readonly elongationDeg: number;
  /** From where to where the Moon goes between the two sunrises. */
  readonly wayDeg: { readonly from: number; readonly to: number };
  readonly tithiNumber: number;
  readonly nakshatraNumber: number;
}

const TITHI_DEG = 12;
const NAKSHATRA_DEG = 40 / 3;

/** The limb that runs at an instant, else the first of the day. */
const runningAt = (limbs: readonly Limb[], instantMs: number): Limb | undefined =>
  limbs.findLast(({ start }) => start.instantMs <= instantMs) ?? limbs[0];

/** Degrees from the start of the first limb of all; the motion within one limb is taken as even, which is within a degree. */
function degreesAt(limb: Limb | undefined, instantMs: number, limbDeg: number): number {
  if (limb === undefined) return 0;
  const startMs = limb.start.instantMs;
  const part = (instantMs - startMs) / (limb.end.instantMs - startMs);
  return (limb.number - 1 + Math.min(Math.max(part, 0), 1)) * limbDeg;
}

/** Sun and Moon as the ends of the tithi and of the nakshatra place them. */
export function skyOfDay({ sunrise, next_sunrise: next, tithi, nakshatra }: MoonDay, nowMs: number): SkyOfDay {
  const moonAt = (instantMs: number): number => degreesAt(runningAt(nakshatra, instantMs), instantMs, NAKSHATRA_DEG);
  const elongationDeg = degreesAt(runningAt(tithi, nowMs), nowMs, TITHI_DEG);
  const moonDeg = moonAt(nowMs);
  return {
    moonDeg,
    sunDeg: moonDeg - elongationDeg,
    elongationDeg,
    wayDeg: {
      from: sunrise === null ? moonDeg : moonAt(sunrise.instantMs),
      to: next === null ? moonDeg : moonAt(next.instantMs),
    },
    tithiNumber: runningAt(tithi, nowMs)?.number ?? 1,
    nakshatraNumber: runningAt(nakshatra, nowMs)?.number ?? 1,
  };
}
