import { type Coordinate, degreesIn, pointIn } from "#i18n/typed-degrees.ts";
import { sixDecimals } from "./six-decimals.ts";

function kept(text: string, coordinate: Coordinate): string {
  const degrees = degreesIn(text, coordinate);
  return Number.isNaN(degrees) ? text : sixDecimals(degrees);
}

/** Coordinates written by hand as they are kept, `17.98` as `17.980000`; two in one field are parted. What is none is unchanged. */
export function keptCoordinates(latitude: string, longitude: string): readonly [latitude: string, longitude: string] {
  const [north, east] = pointIn(latitude) ?? pointIn(longitude) ?? [latitude, longitude];
  return [kept(north, "latitude"), kept(east, "longitude")];
}
