import { signedDegrees } from "../../angle/degrees.ts";
import { jdUt } from "../../calendar/julian-day.ts";
import { sunAngleDeg } from "../../panchanga/limbs-angle.ts";
import type { NumberedSpan } from "../../panchanga/limbs-wheel.ts";
import { rootBetween } from "../../search/find-event.ts";
import type { Sky, Span } from "../../sky.ts";

/**
 * The parts of the Sun's circle, `parts` in all and numbered from 1, that it is in during a span of a day or so, cut off
 * at its ends: nearly always one, found without looking for where it begins and ends.
 */
export function sunPartsWithin(sky: Sky, { startJdUt, endJdUt }: Span, parts: number): readonly NumberedSpan[] {
  const partDeg = 360 / parts;
  const [first, last] = [startJdUt, endJdUt].map((jd) => Math.floor(sunAngleDeg(sky, jd) / partDeg));
  if (first === undefined || last === undefined) return [];
  if (first === last) return [{ number: first + 1, startJdUt, endJdUt }];
  const fromEdgeDeg = (jd: number): number => signedDegrees(sunAngleDeg(sky, jdUt(jd)) - last * partDeg);
  const edge = jdUt(rootBetween(fromEdgeDeg, startJdUt, endJdUt));
  return [
    { number: first + 1, startJdUt, endJdUt: edge },
    { number: last + 1, startJdUt: edge, endJdUt },
  ];
}
