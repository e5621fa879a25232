import { asPicture } from "./chart-file.ts";
import { embeddedFaces } from "./embedded-faces.ts";

/** At least twice as large as any chart is drawn on a page. */
const SIDE_PX = 1800;
const FACES = ["Anek Telugu", "Tiro Telugu"];

/** A chart as a PNG. */
export async function chartPicture(svg: string): Promise<Blob> {
  const image = new Image();
  const drawing = asPicture(svg, SIDE_PX, await embeddedFaces(svg, FACES));
  image.src = `data:image/svg+xml;charset=utf-8,${encodeURIComponent(drawing)}`;
  await image.decode();
  const canvas = document.createElement("canvas");
  canvas.width = SIDE_PX;
  canvas.height = SIDE_PX;
  const pen = canvas.getContext("2d");
  if (pen === null) throw new Error("This browser draws no pictures");
  pen.drawImage(image, 0, 0, SIDE_PX, SIDE_PX);
  const { promise, resolve } = Promise.withResolvers<Blob | null>();
  canvas.toBlob(resolve, "image/png");
  const picture = await promise;
  if (picture === null) throw new Error("The picture is too large for this device");
  return picture;
}
