import { jdUt } from "../calendar/julian-day.ts";
import type { Rasi } from "../ids.ts";
import type { GeoPoint, Sky, Span } from "../sky.ts";
import { eclipses } from "./eclipse.ts";
import { type LocalEclipse, localEclipse } from "./local-eclipse.ts";

/** No part of an eclipse is half a day from its greatest phase. */
const ABOUT_DAYS = 0.5;

export type VisibleEclipse = LocalEclipse & { readonly rasi: Rasi; readonly visibleSpan: Span };

/**
 * The eclipse that a place sees with the eye in a day, sunrise to sunrise; the penumbral ones nobody sees. It belongs to the
 * day in which the middle of what is seen falls: its greatest phase may be on the other side of the sunrise.
 */
export function visibleEclipse(sky: Sky, { startJdUt, endJdUt }: Span, place: GeoPoint): VisibleEclipse | undefined {
  for (const eclipse of eclipses(sky, jdUt(startJdUt - ABOUT_DAYS), jdUt(endJdUt + ABOUT_DAYS))) {
    const { visibleSpan, ...local } = localEclipse(sky, eclipse, place);
    if (!local.visible || visibleSpan === undefined) continue;
    const middle = middleOf(visibleSpan);
    if (middle >= startJdUt && middle < endJdUt) return { ...local, visibleSpan, rasi: eclipse.rasi };
  }
  return undefined;
}

export const middleOf = ({ startJdUt, endJdUt }: Span): number => (startJdUt + endJdUt) / 2;
