import { gregorianToJd } from "@vedanga/core/src/calendar/gregorian.ts";
import { jdUt } from "@vedanga/core/src/calendar/julian-day.ts";
import { type SadeSatiRow, sadeSati } from "@vedanga/core/src/gochara/sade-sati.ts";
import { RASIS } from "@vedanga/core/src/ids.ts";
import { itemAt } from "@vedanga/core/src/item-at.ts";
import { readAuthority } from "../authority.ts";
import { type Comparison, mismatch } from "./comparison.ts";
import { lahiriSky } from "./skies.ts";

export interface PrintedSaturnRow {
  readonly sign: number;
  readonly startJdUt: number;
  readonly endJdUt: number;
  readonly retro: boolean;
  readonly type: string;
  readonly dhaiya: string;
  readonly direction: string;
}

interface SadeSatiRecord {
  /** day/month/year */
  readonly dob: string;
  readonly tob: string;
  readonly tz: number;
  readonly moonSign: number;
  readonly rows: readonly PrintedSaturnRow[];
}

const PERIODS = {
  sade_sati: "Sade Sati",
  ardhastama: "Ardhastama Shani",
  kantaka: "Kantaka Shani",
  ashtama: "Ashtama Shani",
} as const;
const DHAIYAS = {
  first: "1st Dhaiya",
  second: "2nd Dhaiya",
  third: "3rd Dhaiya",
  small_panoti: "Small Panoti",
} as const;
const DIRECTIONS = { rising: "Rising", peak: "Peak", setting: "Setting" } as const;

type Figure = Omit<Comparison, "sample">;

function figuresOf(ours: SadeSatiRow | undefined, theirs: PrintedSaturnRow, tz: number): readonly Figure[] {
  // Midnight of the zone asked: whether both instants fall on the same date there.
  const dateOf = (jd: number): number => Math.floor(jd + 0.5 + tz / 24);
  const { startJdUt = Number.NaN, endJdUt = Number.NaN } = ours ?? {};
  const direction = ours?.direction;
  return [
    { quantity: "sade sati sign", error: mismatch(ours && RASIS.indexOf(ours.rasi) + 1, theirs.sign) },
    { quantity: "sade sati retrograde", error: mismatch(ours?.retrograde, theirs.retro) },
    { quantity: "sade sati name", error: mismatch(ours && PERIODS[ours.period], theirs.type) },
    { quantity: "sade sati name", error: mismatch(ours && DHAIYAS[ours.dhaiya], theirs.dhaiya) },
    { quantity: "sade sati name", error: mismatch(direction ? DIRECTIONS[direction] : "N/A", theirs.direction) },
    { quantity: "sade sati instant", error: startJdUt - theirs.startJdUt },
    { quantity: "sade sati instant", error: endJdUt - theirs.endJdUt },
    { quantity: "sade sati date", error: dateOf(startJdUt) - dateOf(theirs.startJdUt) },
    { quantity: "sade sati date", error: dateOf(endJdUt) - dateOf(theirs.endJdUt) },
  ];
}

/** Twelve lives of Saturn's stays, 621 rows in all. */
export const compareSadeSati = (): readonly Comparison[] =>
  readAuthority<readonly SadeSatiRecord[]>("swe-sade-sati").flatMap(({ dob, tob, tz, moonSign, rows }) => {
    const [day = Number.NaN, month = Number.NaN, year = Number.NaN] = dob.split("/").map(Number);
    const [hours = Number.NaN, minutes = Number.NaN] = tob.split(":").map(Number);
    const birth = jdUt(gregorianToJd({ year, month, day }) + (hours + minutes / 60 - tz) / 24);
    const ours = sadeSati(lahiriSky("mean"), birth, itemAt(RASIS, moonSign - 1));
    return [
      {
        quantity: "sade sati row count",
        sample: `swe-sade-sati ${dob} ${tob} rows`,
        error: mismatch(ours.length, rows.length),
      },
      ...rows.flatMap((row, index) =>
        figuresOf(ours[index], row, tz).map((figure, part) => ({
          ...figure,
          sample: `swe-sade-sati ${dob} ${tob} row ${index + 1} ${part + 1}`,
        })),
      ),
    ];
  });
