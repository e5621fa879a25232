import type { PanchangDay, SkyNow } from "@vedanga/contract";
import { moonInstants } from "#api/moon-instants.ts";

/** The figures of one day under some conventions. */
export interface CalculatedDay {
  readonly day: PanchangDay;
  /** The sky at the sunrise by the default rules, for both alike. */
  readonly sky: SkyNow | undefined;
}

const LIMBS = ["tithi", "nakshatra", "yoga", "karana", "moon_sign"] as const;
const RISES = ["sunrise", "sunset", "moonrise", "moonset"] as const;

/** A figure twice, and how far the second is from the first. */
export type ComparedFigure =
  | {
      readonly id: (typeof RISES)[number] | "rahu_kaal";
      readonly kind: "instant";
      readonly values: readonly [string | null, string | null];
    }
  | {
      readonly id: (typeof LIMBS)[number];
      readonly kind: "limb";
      readonly values: readonly [LimbThen | null, LimbThen | null];
    }
  | { readonly id: "ayanamsa" | "rahu"; readonly kind: "angle"; readonly values: readonly [number, number] };

export interface LimbThen {
  readonly number: number;
  readonly name: string;
  readonly end: string;
}

/** When the day of the almanac begins: at sunrise, or at noon if there is none. */
export const beginsAt = (day: PanchangDay): string => day.sunrise ?? day.solar_noon;

function limbAtBeginning(day: PanchangDay, limb: (typeof LIMBS)[number]): LimbThen | null {
  const beginMs = Date.parse(beginsAt(day));
  return day[limb].find(({ start, end }) => Date.parse(start) <= beginMs && beginMs < Date.parse(end)) ?? null;
}

const riseOf = (day: PanchangDay, id: (typeof RISES)[number]): string | null =>
  id === "sunrise" || id === "sunset" ? day[id] : (moonInstants(day, id === "moonrise" ? "rise" : "set")[0] ?? null);

const rahuKaal = (day: PanchangDay): string | null => day.spans.find(({ kind }) => kind === "rahu_kaal")?.start ?? null;

const rahuOf = (sky: SkyNow): number => sky.grahas.find(({ graha }) => graha === "rahu")?.longitude ?? Number.NaN;

/** Every figure that some convention moves, by the default rules and by the chosen ones. */
export function compareDays(usual: CalculatedDay, chosen: CalculatedDay): readonly ComparedFigure[] {
  const figures: ComparedFigure[] = RISES.map((id) => ({
    id,
    kind: "instant",
    values: [riseOf(usual.day, id), riseOf(chosen.day, id)],
  }));
  figures.push({ id: "rahu_kaal", kind: "instant", values: [rahuKaal(usual.day), rahuKaal(chosen.day)] });
  for (const id of LIMBS) {
    figures.push({ id, kind: "limb", values: [limbAtBeginning(usual.day, id), limbAtBeginning(chosen.day, id)] });
  }
  if (usual.sky && chosen.sky) {
    figures.push(
      { id: "ayanamsa", kind: "angle", values: [usual.sky.ayanamsa_degree, chosen.sky.ayanamsa_degree] },
      { id: "rahu", kind: "angle", values: [rahuOf(usual.sky), rahuOf(chosen.sky)] },
    );
  }
  return figures;
}

/** How many seconds the second instant lies after the first. */
export const secondsBetween = (first: string, second: string): number =>
  Math.round((Date.parse(second) - Date.parse(first)) / 1000);

/** How far the second place is ahead of the first on the circle, -180 to 180 degrees. */
export const degreesBetween = (first: number, second: number): number => ((second - first + 540) % 360) - 180;
