import { jdUt, unixMsToJdUt } from "@vedanga/core/src/calendar/julian-day.ts";
import type { Conventions } from "@vedanga/core/src/conventions.ts";
import { nutation } from "@vedanga/core/src/horizon/nutation.ts";
import { GRAHAS, type Graha } from "@vedanga/core/src/ids.ts";
import { ayanamsaDeg } from "@vedanga/core/src/sidereal/ayanamsa.ts";
import { siderealPosition } from "@vedanga/core/src/sidereal/sidereal-position.ts";
import { utToTt } from "@vedanga/core/src/time/delta-t.ts";
import { instantOf } from "../authority.ts";
import { arcsecBetween, type Comparison } from "./comparison.ts";
import { skyBy } from "./skies.ts";

interface Stop {
  readonly lon: number;
  readonly utc: string;
}

/** A graha entering a sign or standing still, or an ayanamsa, at a printed instant. */
export interface PassageRecord {
  readonly id: string;
  readonly input: {
    readonly body?: string;
    readonly target_lon?: number;
    readonly utc_offset_h?: number;
    readonly ayanamsa?: string;
    readonly node?: string;
    readonly positions?: string;
    readonly jd_ut?: number;
  };
  readonly expect: {
    readonly ingress_local?: string;
    readonly local?: string;
    readonly turns?: string;
    readonly crossings?: readonly Stop[];
    readonly stations?: readonly Stop[];
    readonly chitra_at_180?: number;
    readonly swe_lahiri?: number;
  };
}

const ARCSEC_PER_DEGREE = 3600;
type Figure = Omit<Comparison, "sample">;

function conventionsOf({ body = "", ayanamsa = "", node, positions }: PassageRecord["input"]): Conventions {
  return {
    ayanamsa: ayanamsa.includes("Chitra") ? "true_chitra" : "lahiri",
    node: node === "true" || body.includes("true node") ? "true" : "mean",
    positions: positions === "true geometric" ? "true" : "apparent",
    sunrise: "centre",
    dashaYear: "solar",
    bindus: "varahamihira",
  };
}

function grahaOf({ body = "" }: PassageRecord["input"]): Graha {
  const graha = GRAHAS.find((id) => body.toLowerCase().startsWith(id));
  if (graha === undefined) throw new RangeError(`who is ${body}?`);
  return graha;
}

const instantOfUtc = (utc: string): number => unixMsToJdUt(Temporal.Instant.from(utc).epochMilliseconds);

/**
 * How far the graha is from the printed place, or how fast it still goes, at the printed instant: the error in the sky,
 * which a slow graha turns into many seconds of time.
 */
function figuresOf({ input, expect: printed }: PassageRecord): readonly Figure[] {
  const { jd_ut, utc_offset_h = 0, target_lon = Number.NaN } = input;
  if (jd_ut !== undefined) {
    const jdTt = utToTt(jdUt(jd_ut));
    const of = (ayanamsa: "lahiri" | "true_chitra") => ayanamsaDeg(skyBy({ ...conventionsOf(input), ayanamsa }), jdTt);
    const { chitra_at_180 = Number.NaN, swe_lahiri = Number.NaN } = printed;
    return [
      // The peer reads Spica from the true equinox, so its figure includes the nutation.
      {
        quantity: "printed ayanamsa",
        error: arcsecBetween(of("true_chitra") + nutation(jdTt).longitudeDeg, chitra_at_180),
      },
      { quantity: "printed ayanamsa", error: arcsecBetween(of("lahiri"), swe_lahiri) },
    ];
  }
  const sky = skyBy(conventionsOf(input));
  const graha = grahaOf(input);
  const placeError = (jd: number, lon: number): Figure => ({
    quantity: graha === "rahu" && sky.conventions.node === "true" ? "true node's ingress" : "graha's ingress",
    error: arcsecBetween(siderealPosition(sky, graha, jdUt(jd)).longitudeDeg, lon),
  });
  const speedError = (jd: number): Figure => ({
    quantity: "speed at a station",
    error: siderealPosition(sky, graha, jdUt(jd)).speedDegPerDay * ARCSEC_PER_DEGREE,
  });
  const local = (text: string): number => {
    const [date = "", time = ""] = text.split("T");
    return instantOf(date, time, utc_offset_h);
  };
  const { ingress_local, local: turnsAt, crossings = [], stations = [] } = printed;
  return [
    ...(ingress_local === undefined ? [] : [placeError(local(ingress_local), target_lon)]),
    ...(turnsAt === undefined ? [] : [speedError(local(turnsAt))]),
    ...crossings.map(({ lon, utc }) => placeError(instantOfUtc(utc), lon)),
    ...stations.flatMap(({ lon, utc }) => {
      const jd = instantOfUtc(utc);
      return [{ ...placeError(jd, lon), quantity: "place of a station" }, speedError(jd)];
    }),
  ];
}

export function comparePassages(record: PassageRecord): readonly Comparison[] {
  const figures = figuresOf(record);
  if (figures.length === 0) throw new RangeError(`${record.id}: nothing was compared`);
  return figures.map((figure, index) => ({ ...figure, sample: `planets ${record.id} ${index + 1}` }));
}
