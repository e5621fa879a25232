import * as z from "zod/mini";

interface MaybePlaced {
  readonly lat?: number | undefined;
  readonly lon?: number | undefined;
  readonly tz?: number | undefined;
  readonly zone?: string | undefined;
}

/** A place is given whole or not at all: half of one would silently be completed by another's. */
export const placedOrNone = z.check<MaybePlaced>(({ value, issues }) => {
  const { lat, lon, tz, zone } = value;
  if ([lat, lon, tz, zone].every((given) => given === undefined)) return;
  for (const key of ["lat", "lon", "tz"] as const) {
    if (value[key] === undefined)
      issues.push({ code: "custom", message: "missing_parameter", path: [key], input: value });
  }
});
