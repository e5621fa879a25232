import type { Rasi } from "../ids.ts";
import type { GeoPoint, Sky, Span } from "../sky.ts";
import { eclipses } from "./eclipse.ts";
import { type LocalEclipse, localEclipse } from "./local-eclipse.ts";

/** The eclipse of a day that can be seen from a place with the eye; the penumbral ones nobody sees. */
export function visibleEclipse(
  sky: Sky,
  { startJdUt, endJdUt }: Span,
  place: GeoPoint,
): (LocalEclipse & { readonly rasi: Rasi }) | undefined {
  return eclipses(sky, startJdUt, endJdUt)
    .map((eclipse) => ({ ...localEclipse(sky, eclipse, place), rasi: eclipse.rasi }))
    .find(({ visible, type }) => visible && type !== "penumbral");
}
