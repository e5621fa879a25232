import { pictureOf } from "#ui/picture/picture-of.ts";
import { asPicture } from "./chart-file.ts";

/** At least twice as large as any chart is drawn on a page. */
const SIDE_PX = 1800;

/** A chart as a PNG. */
export const chartPicture = (svg: string): Promise<Blob> =>
  pictureOf({ widthPx: SIDE_PX, heightPx: SIDE_PX, svgWith: (faces) => asPicture(svg, SIDE_PX, faces) });
