import * as z from "zod/mini";

/** The text of the object's `output`, or nothing that is a drawing. */
function outputOf(text: string): string {
  try {
    const { output } = JSON.parse(text);
    return typeof output === "string" ? output : "";
  } catch {
    return "";
  }
}

/** The answer of the chart call, as specified: the drawing itself, or an object that has it as `output`. */
export const chartDrawing = z.pipe(
  z.string(),
  z.pipe(
    z.transform((text: string) => (text.trimStart().startsWith("{") ? outputOf(text) : text)),
    z.string().check(z.refine((text) => text.includes("<svg"))),
  ),
);
