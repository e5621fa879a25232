import type { JulianDayUt } from "../calendar/julian-day.ts";
import { cite } from "../citation.ts";
import type { MoonPhaseName } from "../ids.ts";
import { type Reason, reasonMaker } from "../reason.ts";
import { siderealPosition } from "../sidereal/sidereal-position.ts";
import type { Sky } from "../sky.ts";
import { tithiAngleDeg } from "./limbs-angle.ts";

/** How the Moon looks at an instant. */
export interface MoonPhase {
  /** Moon less Sun in longitude, 0 <= x < 360. */
  readonly elongationDeg: number;
  /** Whole hundredths of the way from new moon to new moon, 0 to 99. */
  readonly hundredth: number;
  readonly name: MoonPhaseName;
  /** The part of the disc that is lit, 0 to 1. */
  readonly litPart: number;
}

export interface MoonPhaseFacts {
  readonly phase_of_elongation: {
    readonly elongationDeg: number;
    readonly hundredth: number;
    readonly phase: MoonPhaseName;
  };
}

/** The hundredths from which a phase runs; from the last on it is the new moon again. */
const PHASES: readonly { readonly from: number; readonly name: MoonPhaseName }[] = [
  { from: 0, name: "new_moon" },
  { from: 3, name: "waxing_crescent" },
  { from: 23, name: "first_quarter" },
  { from: 29, name: "waxing_gibbous" },
  { from: 46, name: "full_moon" },
  { from: 54, name: "waning_gibbous" },
  { from: 73, name: "last_quarter" },
  { from: 80, name: "waning_crescent" },
  { from: 97, name: "new_moon" },
];

/**
 * The phase of the Moon at an instant. No text says where one of the eight ends and the next begins: they are named by
 * hundredths of the way from new moon to new moon, as the v3-json format does, each of the four chief ones with the day
 * before and after its instant.
 */
export function moonPhase(sky: Sky, jd: JulianDayUt): MoonPhase {
  const elongationDeg = tithiAngleDeg(sky, jd);
  const hundredth = Math.floor(elongationDeg / 3.6);
  const name = PHASES.findLast(({ from }) => hundredth >= from)?.name ?? "new_moon";
  return { elongationDeg, hundredth, name, litPart: litPartOfMoon(sky, jd) };
}

/** Why the phase is called so. */
export const moonPhaseReason = ({ elongationDeg, hundredth, name }: MoonPhase): Reason<MoonPhaseFacts, "day"> =>
  reasonMaker<MoonPhaseFacts, "day">()(
    "phase_of_elongation",
    { elongationDeg, hundredth, phase: name },
    { together: [cite("surya_siddhanta", 2, 66), { remark: "limits_of_the_format" }] },
    "day",
  );

const RADIANS = Math.PI / 180;

/**
 * The part of the Moon's disc that is lit, 0 to 1, seen from the Earth's centre: from the elongation and both
 * distances by Meeus, Astronomical Algorithms (2nd ed.), 48.1 to 48.3. Within 0.0001 of Swiss Ephemeris.
 */
export function litPartOfMoon(sky: Sky, jd: JulianDayUt): number {
  const moon = siderealPosition(sky, "moon", jd);
  const sun = siderealPosition(sky, "sun", jd);
  const apartDeg = moon.longitudeDeg - sun.longitudeDeg;
  const elongation = Math.acos(Math.cos(moon.latitudeDeg * RADIANS) * Math.cos(apartDeg * RADIANS));
  const phaseAngle = Math.atan2(
    sun.distanceAu * Math.sin(elongation),
    moon.distanceAu - sun.distanceAu * Math.cos(elongation),
  );
  return (1 + Math.cos(phaseAngle)) / 2;
}
