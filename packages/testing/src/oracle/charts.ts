import { castChart } from "@vedanga/core/src/chart/cast-chart.ts";
import type { GrahaPlacement, Placement } from "@vedanga/core/src/chart/chart.ts";
import { vargaRasi } from "@vedanga/core/src/chart/varga/varga.ts";
import type { Conventions } from "@vedanga/core/src/conventions.ts";
import { ALL_VARGAS, type Ayanamsa, GRAHAS, type Graha, NAKSHATRAS } from "@vedanga/core/src/ids.ts";
import { instantOf, readAuthority } from "../authority.ts";
import { arcsecBetween, type Comparison, mismatch } from "./comparison.ts";
import { comparePassages, type PassageRecord } from "./passages.ts";
import { idOf, rasiNamed } from "./printed-names.ts";
import { skyBy } from "./skies.ts";

/** What a program prints of the lagna or a graha, beside its signs in divisional charts (`d2` …). */
interface PrintedPlacement {
  readonly lon?: number;
  readonly sign?: string;
  readonly degree_in_sign?: number;
  readonly nakshatra?: string;
  readonly pada?: number;
  readonly d9_sign?: string;
  readonly retrograde?: boolean;
  readonly speed?: number;
}

export interface ChartRecord {
  readonly id: string;
  readonly input: {
    readonly date?: string;
    readonly time?: string;
    readonly local?: string;
    readonly utc_offset_h: number;
    readonly lat: number;
    readonly lon: number;
    readonly ayanamsa: string;
    readonly node?: string;
    readonly positions?: string;
  };
  readonly expect: Readonly<Record<string, PrintedPlacement>>;
  readonly precision_arcsec?: number;
}

type Figure = Omit<Comparison, "sample">;

const FIRST_YEAR = 1600;
const ARCSEC_PER_DEGREE = 3600;

export function conventionsOf(input: {
  readonly ayanamsa: string;
  readonly node?: string;
  readonly positions?: string;
}): Conventions {
  const ayanamsa: Ayanamsa =
    input.ayanamsa === "Raman" ? "raman" : /chitra/i.test(input.ayanamsa) ? "true_chitra" : "lahiri";
  return {
    ayanamsa,
    node: input.node === "true" ? "true" : "mean",
    positions: /geometric/.test(input.positions ?? "") ? "true" : "apparent",
    sunrise: "centre",
    dashaYear: "solar",
    bindus: "varahamihira",
  };
}

const isChart = (record: ChartRecord | PassageRecord): record is ChartRecord => "lat" in record.input;
const dateAndTime = ({ input }: ChartRecord): readonly [string, string] => {
  const [date = "", time = ""] = input.local?.split("T") ?? [input.date, input.time];
  return [date, time];
};

const READERS: {
  readonly [Key in keyof PrintedPlacement]-?: (
    ours: Placement | GrahaPlacement,
    theirs: PrintedPlacement,
    allowanceArcsec: number,
  ) => readonly Figure[];
} = {
  lon: ({ longitudeDeg }, { lon = Number.NaN }, allowance) => [
    { quantity: "chart longitude", error: beyond(arcsecBetween(longitudeDeg, lon), allowance) },
  ],
  degree_in_sign: ({ degreesInRasi }, { degree_in_sign = Number.NaN }, allowance) => [
    {
      quantity: "chart longitude",
      error: beyond((degreesInRasi - degree_in_sign) * ARCSEC_PER_DEGREE, allowance),
    },
  ],
  sign: ({ rasi }, { sign = "" }) => same(rasi, rasiNamed(sign)),
  d9_sign: ({ longitudeDeg }, { d9_sign = "" }) => same(vargaRasi("D9", longitudeDeg), rasiNamed(d9_sign)),
  nakshatra: ({ nakshatra }, { nakshatra: theirs = "" }) =>
    same(
      nakshatra,
      NAKSHATRAS.find((id) => id === idOf(theirs)),
    ),
  pada: ({ pada }, theirs) => same(pada, theirs.pada),
  // The nodes are always retrograde here; Jagannatha Hora leaves the mark off them.
  retrograde: (ours, theirs) =>
    "graha" in ours && !isNode(ours.graha) ? same(ours.retrograde, theirs.retrograde) : [],
  speed: (ours, { speed = Number.NaN }) =>
    "graha" in ours ? [{ quantity: "chart speed", error: (ours.speedDegPerDay - speed) * ARCSEC_PER_DEGREE }] : [],
};

const isNode = (graha: Graha): boolean => graha === "rahu" || graha === "ketu";
const same = (ours: unknown, theirs: unknown): readonly Figure[] => [
  { quantity: "chart name", error: mismatch(ours, theirs) },
];
const beyond = (error: number, allowance: number): number =>
  Math.sign(error) * Math.max(0, Math.abs(error) - allowance);

function compareChart(record: ChartRecord): readonly Comparison[] {
  const { id, input, expect: printed, precision_arcsec = 0 } = record;
  const [date, time] = dateAndTime(record);
  const place = { latitudeDeg: input.lat, longitudeDeg: input.lon };
  const chart = castChart(skyBy(conventionsOf(input)), instantOf(date, time, input.utc_offset_h), place);
  return Object.entries(printed).flatMap(([name, theirs]) => {
    const graha = GRAHAS.find((known) => known === name.toLowerCase());
    if (graha === undefined && name !== "Lagna") throw new RangeError(`${id}: who is ${name}?`);
    const ours = graha === undefined ? chart.lagna : chart.grahas[graha];
    return Object.keys(theirs).flatMap((key) => {
      const varga = ALL_VARGAS.find((known) => known === key.toUpperCase());
      if (varga !== undefined) {
        const printedSign = rasiNamed(String(theirs[key as keyof PrintedPlacement]));
        return same(vargaRasi(varga, ours.longitudeDeg), printedSign).map((figure) => ({
          ...figure,
          sample: `planets ${id} ${name} ${key}`,
        }));
      }
      const read = READERS[key as keyof PrintedPlacement];
      if (read === undefined) throw new RangeError(`${id}: nobody reads ${name} ${key}`);
      return read(ours, theirs, precision_arcsec).map((figure) => ({
        ...figure,
        sample: `planets ${id} ${name} ${key}`,
      }));
    });
  });
}

export const chartRecords = (): readonly (ChartRecord | PassageRecord)[] =>
  readAuthority<readonly (ChartRecord | PassageRecord)[]>("planets");

/** Charts from before the sky of the product; `compareCharts` leaves them out. */
export const chartsOutsideTheSky = (records: readonly (ChartRecord | PassageRecord)[]): readonly ChartRecord[] =>
  records.filter(isChart).filter((record) => Number(dateAndTime(record)[0].slice(0, 4)) < FIRST_YEAR);

/** Charts of Jagannatha Hora, of books and of other programs, and single passages of grahas. */
export function compareCharts(): readonly Comparison[] {
  const records = chartRecords();
  const outside = chartsOutsideTheSky(records);
  return records.flatMap((record) => {
    if (!isChart(record)) return comparePassages(record);
    return outside.includes(record) ? [] : compareChart(record);
  });
}
