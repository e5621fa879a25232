import * as z from "zod/mini";

interface MaybePlaced {
  readonly lat?: number | undefined;
  readonly lon?: number | undefined;
  readonly tz?: number | undefined;
  readonly zone?: string | undefined;
}

/** A point is given whole or not at all, and a clock with its point: half would silently be completed by another's. */
export const placedOrNone = z.check<MaybePlaced>(({ value, issues }) => {
  const { lat, lon, tz, zone } = value;
  if ([lat, lon, tz, zone].every((given) => given === undefined)) return;
  for (const key of ["lat", "lon"] as const) {
    if (value[key] === undefined)
      issues.push({ code: "custom", message: "missing_parameter", path: [key], input: value });
  }
});
