import { castChart } from "@vedanga/core/src/chart/cast-chart.ts";
import { rasiIndex, rasiOf } from "@vedanga/core/src/chart/zodiac/rasi.ts";
import { type KaalsarpDosha, kaalsarpDosha, kaalsarpDoshaOf } from "@vedanga/core/src/dosha/kaalsarp.ts";
import { type MangalDosha, type MangalSigns, mangalDosha, mangalDoshaBySigns } from "@vedanga/core/src/dosha/mangal.ts";
import { GRAHAS, type Graha, type Rasi } from "@vedanga/core/src/ids.ts";
import { siderealLongitudeDeg } from "@vedanga/core/src/sidereal/sidereal-position.ts";
import { instantOf, readAuthority } from "../authority.ts";
import { compareAll } from "./authority-reader.ts";
import { conventionsOf } from "./charts.ts";
import { arcsecBetween, type Comparison, mismatch } from "./comparison.ts";
import { idOf, rasiNamed } from "./printed-names.ts";
import { skyBy } from "./skies.ts";

interface Printed {
  readonly kala_sarpa?: boolean;
  readonly kind?: string;
  readonly type?: string;
  readonly rahu_house?: number;
  readonly mangal_dosha?: boolean;
  readonly present?: boolean;
  readonly from_lagna?: boolean;
  readonly from_moon?: boolean;
  readonly from_venus?: boolean;
  readonly manglik?: boolean;
  readonly mars_house_from_lagna?: number;
  readonly exceptions_apply?: boolean;
  readonly cancellation?: string;
  readonly exception_numbers?: readonly number[];
  readonly high?: boolean;
  readonly severity?: string;
  readonly scope?: string;
  readonly enters?: string;
  readonly local?: string;
  readonly direct_motion_entry?: boolean;
}

interface DoshaRecord {
  readonly id: string;
  readonly input: {
    readonly lon?: number | Readonly<Record<string, number>>;
    readonly signs?: Readonly<Record<string, string>>;
    readonly lagna_sign?: string;
    readonly date?: string;
    readonly time?: string;
    readonly local?: string;
    readonly utc_offset_h?: number;
    readonly lat?: number;
    readonly ayanamsa?: string;
    readonly node?: string;
    readonly positions?: string;
  };
  readonly expect: Printed;
}

interface Question {
  readonly record: DoshaRecord;
  readonly mangal: () => MangalDosha;
  readonly kaalsarp: () => KaalsarpDosha;
}

const named = (printed: string): Rasi => {
  const rasi = rasiNamed(printed);
  if (rasi === undefined) throw new RangeError(`no sign ${printed}`);
  return rasi;
};

/** Signs by graha and lagna, from whatever the record gives. */
function signsOf({ lon, signs = {}, lagna_sign }: DoshaRecord["input"]): Readonly<Record<string, Rasi>> {
  const bySign = Object.entries(signs).map(([who, sign]) => [idOf(who), named(sign)] as const);
  const byDegrees = typeof lon === "object" ? Object.entries(lon) : [];
  return Object.fromEntries([
    ...bySign,
    ...byDegrees.map(([who, deg]) => [idOf(who), rasiOf(deg)] as const),
    ...(lagna_sign === undefined ? [] : [["lagna", named(lagna_sign)] as const]),
  ]);
}

/** Longitudes; if only signs are printed, each graha is put in the middle of its sign, so that nodes and grahas with them coincide. */
function longitudesOf({ lon, signs = {} }: DoshaRecord["input"]): Readonly<Record<Graha, number>> {
  const printed: Readonly<Record<string, number>> =
    typeof lon === "object"
      ? lon
      : Object.fromEntries(Object.entries(signs).map(([who, sign]) => [who, rasiIndex(named(sign)) * 30 + 15]));
  const byId = Object.fromEntries(Object.entries(printed).map(([who, deg]) => [idOf(who), deg]));
  return Object.fromEntries(GRAHAS.map((graha) => [graha, byId[graha] ?? Number.NaN])) as Record<Graha, number>;
}

function questionOf(record: DoshaRecord): Question {
  const { date = "", time = "", utc_offset_h = 0, lat, lon, ayanamsa = "", node = "" } = record.input;
  if (lat !== undefined && typeof lon === "number") {
    const sky = skyBy(conventionsOf({ ayanamsa, node }));
    const chart = castChart(sky, instantOf(date, time, utc_offset_h), { latitudeDeg: lat, longitudeDeg: lon });
    return { record, mangal: () => mangalDosha(chart), kaalsarp: () => kaalsarpDosha(chart) };
  }
  const signs = signsOf(record.input);
  return {
    record,
    mangal: () => mangalDoshaBySigns(signs as unknown as MangalSigns),
    kaalsarp: () => kaalsarpDoshaOf(longitudesOf(record.input), signs.lagna ?? "mesha"),
  };
}

const same = (quantity: string, ours: unknown, theirs: unknown) => [{ quantity, error: mismatch(ours, theirs) }];
const mangal = (ours: unknown, theirs: unknown) => same("Mangal dosha", ours, theirs);
const kaalsarp = (ours: unknown, theirs: unknown) => same("Kaalsarp dosha", ours, theirs);

/** Degrees into the sign that Saturn enters at a printed instant. */
function entryError({ input, expect: printed }: DoshaRecord) {
  const [date = "", time = ""] = (printed.local ?? "").split("T");
  const sky = skyBy(conventionsOf({ ayanamsa: input.ayanamsa ?? "", positions: "geometric" }));
  const saturnDeg = siderealLongitudeDeg(sky, "saturn", instantOf(date, time, input.utc_offset_h ?? 0));
  return [
    { quantity: "graha's ingress", error: arcsecBetween(saturnDeg, rasiIndex(named(printed.enters ?? "")) * 30) },
  ];
}

const NO_GRADES = "grades of severity: here the score has them";

/** Rule cases of five other programs, and Saturn's entries into signs. */
export const compareDoshas = (): readonly Comparison[] =>
  readAuthority<readonly DoshaRecord[]>("dosha").flatMap((record) =>
    compareAll<Printed, Question>(
      {
        file: "dosha",
        nameOf: () => record.id,
        questionOf: () => questionOf(record),
        questionKeys: ["direct_motion_entry", "local"],
        figures: {
          kala_sarpa: ({ kala_sarpa }, question) => kaalsarp(question.kaalsarp().present, kala_sarpa),
          kind: ({ kind }, question) =>
            kaalsarp(question.kaalsarp().direction === "ascending" ? "full, Rahu to Ketu" : "", kind),
          type: ({ type = "" }, question) => kaalsarp(question.kaalsarp().type, idOf(type)),
          rahu_house: ({ rahu_house }, question) => kaalsarp(question.kaalsarp().rahuHouse, rahu_house),
          mangal_dosha: ({ mangal_dosha }, question) => mangal(question.mangal().present, mangal_dosha),
          present: ({ present }, question) => mangal(question.mangal().present, present),
          from_lagna: ({ from_lagna }, question) => mangal(question.mangal().from.includes("lagna"), from_lagna),
          from_moon: ({ from_moon }, question) => mangal(question.mangal().from.includes("moon"), from_moon),
          from_venus: ({ from_venus }, question) => mangal(question.mangal().from.includes("venus"), from_venus),
          // PyJHora says first whether Mars is in a house of the dosha, then whether anything excuses him.
          manglik: ({ manglik }, question) => mangal(question.mangal().from.includes("lagna"), manglik),
          mars_house_from_lagna: ({ mars_house_from_lagna }, question) =>
            mangal(question.mangal().marsHouses.lagna, mars_house_from_lagna),
          exceptions_apply: ({ exceptions_apply }, question) =>
            mangal(question.mangal().cancellations.length > 0, exceptions_apply),
          cancellation: ({ cancellation }, question) => {
            const rules = question.mangal().cancellations.map(({ rule }) => rule);
            return mangal(rules.includes("mangal.exalted") ? "Mars exalted" : rules.join(), cancellation);
          },
          enters: (_, question) => entryError(question.record),
        },
        elsewhere: {
          exception_numbers: "the numbers of that program's own list of seventeen",
          high: NO_GRADES,
          severity: NO_GRADES,
          scope: NO_GRADES,
        },
      },
      [record.expect],
    ),
  );
