import { embeddedFaces } from "./embedded-faces.ts";

const FACES = ["Anek Telugu", "Tiro Telugu"];
/** Browsers draw an image before the faces in it are read, and draw it right when they are at hand. */
const READING_MS = 80;
const MOST_DRAWINGS = 6;

interface Drawing {
  readonly widthPx: number;
  readonly heightPx: number;
  /** The drawing as SVG text, with the rules of the faces in it: a picture is drawn by itself. */
  svgWith(faces: string): string;
}

/** A drawing as a PNG, in the faces of the page: redrawn until it comes out the same twice. */
export async function pictureOf({ widthPx, heightPx, svgWith }: Drawing): Promise<Blob> {
  const svg = svgWith(await embeddedFaces(svgWith(""), FACES));
  let picture = await drawnOnce(svg, widthPx, heightPx);
  for (let count = 1; count < MOST_DRAWINGS; count++) {
    await new Promise((resolve) => setTimeout(resolve, READING_MS));
    const next = await drawnOnce(svg, widthPx, heightPx);
    if (await isSame(picture, next)) return next;
    picture = next;
  }
  return picture;
}

async function drawnOnce(svg: string, widthPx: number, heightPx: number): Promise<Blob> {
  const image = new Image();
  image.src = `data:image/svg+xml;charset=utf-8,${encodeURIComponent(svg)}`;
  await image.decode();
  const canvas = document.createElement("canvas");
  canvas.width = widthPx;
  canvas.height = heightPx;
  const pen = canvas.getContext("2d");
  if (pen === null) throw new Error("This browser draws no pictures");
  pen.drawImage(image, 0, 0, widthPx, heightPx);
  const { promise, resolve } = Promise.withResolvers<Blob | null>();
  canvas.toBlob(resolve, "image/png");
  const picture = await promise;
  if (picture === null) throw new Error("The picture is too large for this device");
  return picture;
}

async function isSame(one: Blob, other: Blob): Promise<boolean> {
  if (one.size !== other.size) return false;
  const [a, b] = (await Promise.all([one.arrayBuffer(), other.arrayBuffer()])).map((bytes) => new Uint8Array(bytes));
  return a !== undefined && b !== undefined && a.every((byte, index) => byte === b[index]);
}
