import { moonInstants } from "#api/moon-instants.ts";
import type { AlmanacDay } from "#api/wire/panchang-day.ts";
import type { Sky } from "#api/wire/sky.ts";
import type { Instant } from "#i18n/wall-instant.ts";

/** The figures of one day under some conventions. */
export interface CalculatedDay {
  readonly day: AlmanacDay;
  /** The sky at the sunrise by the default rules, for both alike. */
  readonly sky: Sky | undefined;
}

const LIMBS = ["tithi", "nakshatra", "yoga", "karana", "moon_sign"] as const;
const RISES = ["sunrise", "sunset", "moonrise", "moonset"] as const;

/** A figure twice, and how far the second is from the first. */
export type ComparedFigure =
  | {
      readonly id: (typeof RISES)[number] | "rahu_kaal";
      readonly kind: "instant";
      readonly values: readonly [Instant | null, Instant | null];
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
  readonly end: Instant;
}

/** When the day of the almanac begins: at sunrise, or at noon if there is none. */
export const beginsAt = (day: AlmanacDay): Instant => day.sunrise ?? day.solar_noon;

function limbAtBeginning(day: AlmanacDay, limb: (typeof LIMBS)[number]): LimbThen | null {
  const { instantMs } = beginsAt(day);
  return day[limb].find(({ start, end }) => start.instantMs <= instantMs && instantMs < end.instantMs) ?? null;
}

const riseOf = (day: AlmanacDay, id: (typeof RISES)[number]): Instant | null =>
  id === "sunrise" || id === "sunset" ? day[id] : (moonInstants(day, id === "moonrise" ? "rise" : "set")[0] ?? null);

const rahuKaal = (day: AlmanacDay): Instant | null => day.spans.find(({ kind }) => kind === "rahu_kaal")?.start ?? null;

const rahuOf = (sky: Sky): number => sky.grahas.find(({ graha }) => graha === "rahu")?.longitude ?? Number.NaN;

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
export const secondsBetween = (first: Instant, second: Instant): number =>
  Math.round((second.instantMs - first.instantMs) / 1000);

/** How far the second place is ahead of the first on the circle, -180 to 180 degrees. */
export const degreesBetween = (first: number, second: number): number => ((second - first + 540) % 360) - 180;
