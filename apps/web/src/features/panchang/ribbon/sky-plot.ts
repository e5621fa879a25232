import type { CurvePoint } from "./altitude-curve.ts";
import type { RibbonFrame } from "./ribbon-frame.ts";
import { isOnScale, type TimeScale, xOf } from "./time-scale.ts";

/** The altitude at the upper edge of the box: a little above the zenith, so that a disc there stays whole. */
const TOP_DEG = 98;

/** The box of the sky: time runs to the right, altitude from the horizon at its foot. */
export interface SkyPlot {
  readonly scale: TimeScale;
  readonly top: number;
  readonly height: number;
  readonly remPx: number;
}

export const skyPlot = ({ sky, remPx }: RibbonFrame, scale: TimeScale): SkyPlot => ({ scale, ...sky, remPx });

export const yOf = ({ top, height }: SkyPlot, altitudeDeg: number): number =>
  top + height * (1 - altitudeDeg / TOP_DEG);

/** The SVG path through the points that lie on the scale. */
export function pathThrough(plot: SkyPlot, points: readonly CurvePoint[]): string {
  return points
    .filter(({ instantMs }) => isOnScale(plot.scale, instantMs))
    .map(({ instantMs, altitudeDeg }, index) => {
      const x = xOf(plot.scale, instantMs).toFixed(1);
      return `${index === 0 ? "M" : "L"}${x} ${yOf(plot, altitudeDeg).toFixed(1)}`;
    })
    .join("");
}
