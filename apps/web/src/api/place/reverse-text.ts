import type { ReverseAnswer } from "@vedanga/contract";

const FALL_BACK_DECIMALS = 4;

/** City, town or village, then state or county, then country; the display name if there is none of them. */
export function reverseText({ display_name, address }: ReverseAnswer): string {
  const { city, town, village, state, county, country } = address;
  const parts = [city || town || village, state || county, country].filter(Boolean);
  return parts.length > 0 ? parts.join(", ") : display_name;
}

/** Degrees as a place without a name is called by: four decimals. */
export const nearDegrees = (degrees: number): string => degrees.toFixed(FALL_BACK_DECIMALS);
