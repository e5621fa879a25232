/** The part of the Moon's disc that is lit, 0 to 1. */
export const litPart = (elongation: number): number => (1 - Math.cos((elongation * Math.PI) / 180)) / 2;

/**
 * The SVG path of the unlit part of a disc about the origin, as seen with the Moon in the south: dark on the left while it
 * waxes, on the right while it wanes.
 */
export function darkPath(elongation: number, radius: number): string {
  const isWaxing = elongation < 180;
  const isGibbous = litPart(elongation) > 0.5;
  const terminator = Math.abs(Math.cos((elongation * Math.PI) / 180)) * radius;
  const limbSweep = isWaxing ? 0 : 1;
  const terminatorSweep = isWaxing === isGibbous ? 1 : 0;
  const r = radius.toFixed(2);
  return `M0 -${r}A${r} ${r} 0 0 ${limbSweep} 0 ${r}A${terminator.toFixed(2)} ${r} 0 0 ${terminatorSweep} 0 -${r}Z`;
}
