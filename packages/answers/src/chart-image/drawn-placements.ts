import {
  ALL_VARGAS,
  type AnyVarga,
  BHAVA_SOURCES,
  type Bhavas,
  bhavaAt,
  type Chart,
  type ChartDivision,
  type Citation,
  chalitBhavas,
  cite,
  degreesInRasi,
  GRAHAS,
  type Graha,
  houseFrom,
  kpBhavas,
  RASIS,
  type Rasi,
  type Reason,
  rasiAt,
  rasiIndex,
  rasiOf,
  reasonMaker,
  vargaRasi,
  vargaSource,
} from "@vedanga/core";
import type { ChartFacts } from "@vedanga/narrative";

export type Who = Graha | "ascendant";
const WHO: readonly Who[] = ["ascendant", ...GRAHAS];

type ChartReason = Reason<ChartFacts, Graha | "lagna">;
const because = reasonMaker<ChartFacts, Graha | "lagna">();

/** A place in a drawn chart, and its reason. */
export interface DrawnPlacement {
  readonly who: Who;
  /** Sidereal. */
  readonly longitudeDeg: number;
  readonly degreesInRasi: number;
  readonly rasi: Rasi;
  readonly house: number;
  readonly isRetrograde: boolean;
  readonly reason: ChartReason;
}

export interface DrawnPlacements {
  /** The sign that the houses are counted from. */
  readonly firstRasi: Rasi;
  /** The sign of each house, from the first. */
  readonly signs: readonly Rasi[];
  /** Whether degrees are worth writing: where a sign of the chart is a sign of the sky. */
  readonly hasDegrees: boolean;
  readonly all: readonly DrawnPlacement[];
}

/** The divisional chart of this name; undefined for one by houses, by a luminary or of another day. */
export const vargaNamed = (division: ChartDivision): AnyVarga | undefined =>
  ALL_VARGAS.find((varga) => varga === division);

/** `transitChart` is needed for "transit" and has no effect elsewhere. */
export function drawnPlacements(chart: Chart, division: ChartDivision, transitChart: Chart): DrawnPlacements {
  switch (division) {
    case "chalit":
      return inBhavas(chart, chalitBhavas(chart));
    case "kp_chalit":
      return inBhavas(chart, kpBhavas(chart));
    case "sun":
    case "moon":
      return countedFrom(chart, division);
    case "transit":
      return passing(chart, transitChart);
    default: {
      const firstRasi = vargaRasi(division, chart.lagna.longitudeDeg);
      return whole(
        firstRasi,
        division === "D1",
        chart,
        (longitudeDeg) => vargaRasi(division, longitudeDeg),
        (drawn, about) => because("chart.part", { ...drawn, division }, vargaSource(division), about),
      );
    }
  }
}

type Drawn = Pick<ChartFacts["chart.part"], "longitudeDeg" | "rasi" | "house">;

const longitudeOf = (chart: Chart, who: Who): number =>
  who === "ascendant" ? chart.lagna.longitudeDeg : chart.grahas[who].longitudeDeg;
const isRetrograde = (chart: Chart, who: Who): boolean => who !== "ascendant" && chart.grahas[who].retrograde;
export const aboutOf = (who: Who): Graha | "lagna" => (who === "ascendant" ? "lagna" : who);
const written = (angleDeg: number): number => Math.round(angleDeg * 1e6) / 1e6;

type ReasonOf = (drawn: Drawn, about: Graha | "lagna") => ChartReason;

function placement(chart: Chart, who: Who, rasi: Rasi, house: number, reasonOf: ReasonOf): DrawnPlacement {
  const longitudeDeg = longitudeOf(chart, who);
  return {
    who,
    longitudeDeg,
    degreesInRasi: degreesInRasi(longitudeDeg),
    rasi,
    house,
    isRetrograde: isRetrograde(chart, who),
    reason: reasonOf({ longitudeDeg: written(longitudeDeg), rasi, house }, aboutOf(who)),
  };
}

/** A chart of whole signs. */
function whole(
  firstRasi: Rasi,
  hasDegrees: boolean,
  chart: Chart,
  rasiOfLongitude: (longitudeDeg: number) => Rasi,
  reasonOf: ReasonOf,
): DrawnPlacements {
  return {
    firstRasi,
    signs: RASIS.map((_, index) => rasiAt(rasiIndex(firstRasi) + index)),
    hasDegrees,
    all: WHO.map((who) => {
      const longitudeDeg = longitudeOf(chart, who);
      const rasi = rasiOfLongitude(longitudeDeg);
      return placement(chart, who, rasi, houseFrom(firstRasi, rasi), reasonOf);
    }),
  };
}

const countedFrom = (chart: Chart, luminary: "sun" | "moon"): DrawnPlacements => {
  const firstRasi = chart.grahas[luminary].rasi;
  const source: Citation = { work: "bphs", section: "sudarshana_chakra" };
  return whole(firstRasi, true, chart, rasiOf, (drawn, about) =>
    because("chart.counted_from", { ...drawn, countedFrom: luminary, firstRasi }, source, about),
  );
};

/** The grahas of another day over the houses of the birth, whose lagna stays. */
function passing(birth: Chart, then: Chart): DrawnPlacements {
  const firstRasi = birth.lagna.rasi;
  return whole(firstRasi, true, { ...then, lagna: birth.lagna }, rasiOf, (drawn, about) =>
    because("chart.transit", { ...drawn, firstRasi }, cite("phaladeepika", 26), about),
  );
}

function inBhavas(chart: Chart, bhavas: Bhavas): DrawnPlacements {
  return {
    firstRasi: chart.lagna.rasi,
    signs: bhavas.leadsDeg.map(rasiOf),
    hasDegrees: false,
    all: WHO.map((who) => {
      const longitudeDeg = longitudeOf(chart, who);
      // The lagna leads the first house; by Placidus it is its very edge, where rounding could put it into the twelfth.
      const house = who === "ascendant" ? 1 : bhavaAt(bhavas, longitudeDeg);
      const edges = {
        system: bhavas.system,
        startDeg: written(bhavas.startsDeg[house - 1] ?? 0),
        endDeg: written(bhavas.startsDeg[house % 12] ?? 0),
      };
      return placement(chart, who, rasiOf(longitudeDeg), house, (drawn, about) =>
        because("chart.bhava", { ...drawn, ...edges }, BHAVA_SOURCES[bhavas.system], about),
      );
    }),
  };
}
