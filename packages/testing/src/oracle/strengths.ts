import { ashtakavargaOf, binduGifts, binduSigns, bindusOf } from "@vedanga/core/src/chart/ashtakavarga/ashtakavarga.ts";
import { castChart } from "@vedanga/core/src/chart/cast-chart.ts";
import type { Chart } from "@vedanga/core/src/chart/chart.ts";
import { shadbala } from "@vedanga/core/src/chart/strength/shadbala.ts";
import type { StrengthFacts } from "@vedanga/core/src/chart/strength/strength-facts.ts";
import { type GrahaStrength, type SixStrength, strengthsOf } from "@vedanga/core/src/chart/strength/strengths-of.ts";
import { vargaChart, vargaRasi } from "@vedanga/core/src/chart/varga/varga.ts";
import { chartYogas } from "@vedanga/core/src/chart/yoga/chart-yogas.ts";
import { rasiIndex } from "@vedanga/core/src/chart/zodiac/rasi.ts";
import { kaalsarpDosha } from "@vedanga/core/src/dosha/kaalsarp.ts";
import { mangalDosha } from "@vedanga/core/src/dosha/mangal.ts";
import type { AnyVarga, BinduGiver, BinduTable, ChartYoga, Graha, LuminousGraha, Rasi } from "@vedanga/core/src/ids.ts";
import { dateOf, instantOf, readAuthority } from "../authority.ts";
import { compareAll } from "./authority-reader.ts";
import { conventionsOf } from "./charts.ts";
import { type Comparison, mismatch } from "./comparison.ts";
import { skyBy } from "./skies.ts";

interface Printed {
  readonly divisions?: Readonly<Record<AnyVarga, Readonly<Record<Graha | "lagna", Rasi>>>>;
  readonly ashtakavarga?: Readonly<Record<LuminousGraha, readonly number[]>>;
  readonly shadbala?: Readonly<Record<LuminousGraha, Readonly<Record<SixStrength, number>>>>;
  readonly yogas?: Readonly<Record<ChartYoga, boolean>>;
  readonly kala_sarpa?: boolean;
  readonly mangala_dosha?: boolean;
}

interface StrengthRecord {
  readonly id: string;
  readonly input: {
    readonly date?: string;
    readonly time?: string;
    readonly utc_offset_h?: number;
    readonly lat?: number;
    readonly lon: number | Readonly<Record<LuminousGraha, number>>;
    readonly ayanamsa?: string;
    readonly node?: string;
  };
  readonly expect: Printed;
}

interface Question {
  readonly chart?: Chart;
  readonly strengths: Readonly<Record<LuminousGraha, GrahaStrength>>;
}

/** What B. V. Raman gives beside the longitudes: his seventh and tenth houses, hour, lords and mean places. */
const ramansFacts = (longitudesDeg: Readonly<Record<LuminousGraha, number>>): StrengthFacts => {
  const sunDeg = 181.2275;
  return {
    longitudesDeg,
    lagnaDeg: 294 + 57 / 60,
    midheavenDeg: 214 + 55 / 60,
    ayanamsaDeg: 21 + 16 / 60,
    sunHourAngleDeg: 33.5,
    lords: { year: "saturn", month: "mercury", day: "mercury", hour: "moon", third: "saturn" },
    motions: {
      mars: { meanDeg: 266.34, apexDeg: sunDeg },
      mercury: { meanDeg: sunDeg, apexDeg: 174.49 },
      jupiter: { meanDeg: 66.91, apexDeg: sunDeg },
      venus: { meanDeg: sunDeg, apexDeg: 158.35 },
      saturn: { meanDeg: 111.23, apexDeg: sunDeg },
    },
  };
};

function questionOf({ input }: StrengthRecord): Question {
  const { lon, date = "", time = "", utc_offset_h = 0, lat = Number.NaN, ayanamsa = "", node = "" } = input;
  if (typeof lon !== "number") return { strengths: strengthsOf(ramansFacts(lon)) };
  const sky = skyBy(conventionsOf({ ayanamsa, node }));
  const at = instantOf(date, time, utc_offset_h);
  const chart = castChart(sky, at, { latitudeDeg: lat, longitudeDeg: lon });
  return { chart, strengths: shadbala(sky, chart, dateOf(date)) };
}

const drawn = ({ chart }: Question): Chart => {
  if (chart === undefined) throw new RangeError("no chart was cast");
  return chart;
};
const entries = <Key extends string, Value>(record: Readonly<Record<Key, Value>> | undefined): [Key, Value][] =>
  Object.entries(record ?? {}) as [Key, Value][];

interface BinduRecord {
  readonly id: string;
  readonly input: { readonly signs: Readonly<Record<BinduGiver, Rasi>>; readonly bindus: BinduTable };
  readonly expect: Readonly<Record<BinduGiver, readonly number[]>>;
  /** Of each the givers. */
  readonly given?: Readonly<Record<BinduGiver, Readonly<Record<BinduGiver, readonly number[]>>>>;
}

/** The bindus that a textbook prints for charts given by their signs, and who gives them. */
export const compareBindus = (): readonly Comparison[] =>
  readAuthority<readonly BinduRecord[]>("bindus").flatMap(({ id, input, expect, given }) => {
    const compared = (who: string, ours: readonly number[], theirs: readonly number[]): readonly Comparison[] =>
      theirs.map((count, index) => ({
        quantity: "bindus",
        sample: `bindus ${id} ${who} ${index + 1}`,
        error: mismatch(ours[index], count),
      }));
    return [
      ...entries(expect).flatMap(([of, counts]) => compared(of, bindusOf(input, of, input.signs), counts)),
      ...entries(given).flatMap(([to, givers]) => {
        const gifts = binduGifts(input, to, input.signs);
        return entries(givers).flatMap(([giver, gift]) => compared(`${to} from ${giver}`, gifts[giver], gift));
      }),
    ];
  });

interface DivisionRecord {
  readonly id: string;
  readonly input: { readonly signs_and_degrees: Readonly<Record<Graha | "lagna", readonly [Rasi, number]>> };
  readonly expect: Readonly<Record<AnyVarga, Readonly<Record<Graha | "lagna", Rasi>>>>;
}

/** The divisional charts that another program prints for the places of one chart. */
export const compareDivisions = (): readonly Comparison[] =>
  readAuthority<readonly DivisionRecord[]>("divisions").flatMap(({ id, input, expect }) =>
    entries(expect).flatMap(([varga, signs]) =>
      entries(signs).map(([who, theirs]) => {
        const [rasi, degrees] = input.signs_and_degrees[who];
        return {
          quantity: "sign in a divisional chart",
          sample: `divisions ${id} ${varga} ${who}`,
          error: mismatch(vargaRasi(varga, rasiIndex(rasi) * 30 + degrees), theirs),
        };
      }),
    ),
  );

/** Divisional charts, ashtakavarga and shadbala of another program and of a textbook. */
export const compareStrengths = (): readonly Comparison[] =>
  readAuthority<readonly StrengthRecord[]>("strengths").flatMap((record) =>
    compareAll<Printed, Question>(
      {
        file: "strengths",
        nameOf: () => record.id,
        questionOf: () => questionOf(record),
        questionKeys: [],
        figures: {
          divisions: ({ divisions }, question) =>
            entries(divisions).flatMap(([varga, signs]) => {
              const { lagnaRasi, grahas } = vargaChart(drawn(question), varga);
              return entries(signs).map(([who, rasi]) => ({
                quantity: "sign in a divisional chart",
                error: mismatch(who === "lagna" ? lagnaRasi : grahas[who].rasi, rasi),
              }));
            }),
          ashtakavarga: (printed, question) => {
            const { bhinna } = ashtakavargaOf({ bindus: "varahamihira" }, binduSigns(drawn(question)));
            return entries(printed.ashtakavarga).flatMap(([graha, bindus]) =>
              bindus.map((count, index) => ({ quantity: "bindus", error: mismatch(bhinna[graha][index], count) })),
            );
          },
          yogas: ({ yogas }, question) => {
            const present = chartYogas(drawn(question)).map(({ yoga }) => yoga);
            return entries(yogas).map(([yoga, isPresent]) => ({
              quantity: "yoga of a chart",
              error: mismatch(present.includes(yoga), isPresent),
            }));
          },
          kala_sarpa: ({ kala_sarpa }, question) => [
            { quantity: "Kaalsarp dosha", error: mismatch(kaalsarpDosha(drawn(question)).present, kala_sarpa) },
          ],
          mangala_dosha: ({ mangala_dosha }, question) => [
            { quantity: "Mangal dosha", error: mismatch(mangalDosha(drawn(question)).present, mangala_dosha) },
          ],
          shadbala: (printed, { strengths }) =>
            entries(printed.shadbala).flatMap(([graha, virupas]) =>
              entries(virupas).map(([strength, theirs]) => ({
                quantity: `${strength} bala`,
                error: strengths[graha].virupas[strength] - theirs,
              })),
            ),
        },
      },
      [record.expect],
    ),
  );
