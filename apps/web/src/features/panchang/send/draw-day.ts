import { pictureOf } from "#ui/picture/picture-of.ts";
import { withMeasure } from "./measure-text.ts";
import { layOutPicture } from "./picture-layout.ts";
import { PICTURE_HEIGHT_PX, PICTURE_WIDTH_PX, type PictureParts } from "./picture-parts.ts";
import { pictureSvg } from "./picture-svg.ts";

/** The picture of a day as a PNG. */
export async function drawDay(parts: PictureParts): Promise<Blob> {
  const layout = await withMeasure(JSON.stringify(parts), (measure) => layOutPicture(parts, measure));
  return pictureOf({
    widthPx: PICTURE_WIDTH_PX,
    heightPx: PICTURE_HEIGHT_PX,
    svgWith: (faces) => pictureSvg(parts, layout, faces),
  });
}
