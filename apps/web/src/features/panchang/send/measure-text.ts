import type { Face, MeasureText } from "./fit-text.ts";
import { FACE_STYLES } from "./picture-svg.ts";

const SIZE_PX = 100;
const FACES: Readonly<Record<Face, string>> = {
  display: `${SIZE_PX}px "Tiro Telugu"`,
  italic: `italic ${SIZE_PX}px "Tiro Telugu"`,
  text: `${SIZE_PX}px "Anek Telugu"`,
  bold: `600 ${SIZE_PX}px "Anek Telugu"`,
};

/** Measures text as the picture will draw it, while `work` runs: by the browser itself, once the faces for `letters` are here. */
export async function withMeasure<T>(letters: string, work: (measure: MeasureText) => T): Promise<T> {
  await Promise.all(Object.values(FACES).map((face) => document.fonts.load(face, letters)));
  const sheet = document.createElementNS("http://www.w3.org/2000/svg", "svg");
  sheet.setAttribute("width", "0");
  sheet.setAttribute("height", "0");
  sheet.setAttribute("aria-hidden", "true");
  sheet.style.position = "absolute";
  const line = document.createElementNS("http://www.w3.org/2000/svg", "text");
  line.setAttribute("font-size", String(SIZE_PX));
  sheet.append(line);
  document.body.append(sheet);
  try {
    return work((text, face) => {
      line.style.cssText = FACE_STYLES[face];
      line.textContent = text;
      return line.getComputedTextLength();
    });
  } finally {
    sheet.remove();
  }
}
