import { Blob, Face, Font, Buffer as Line, shape } from "harfbuzzjs";
import subsetFont from "subset-font";

export interface ShapedGlyph {
  /** 0 if the face has none for the letter. */
  readonly id: number;
  readonly outline: string;
  readonly advance: number;
  readonly offset: readonly [x: number, y: number];
}

export type Shaper = (text: string) => readonly ShapedGlyph[];

/** Sets texts in a WOFF2 file as browsers do: joins letters, reorders and places their signs. */
export async function makeShaper(woff2: Buffer): Promise<Shaper> {
  const sfnt = await subsetFont(woff2, undefined, { targetFormat: "truetype", keepAllGlyphs: true });
  const font = new Font(new Face(new Blob(sfnt)));
  const outlines = new Map<number, string>();
  const outlineOf = (id: number): string => {
    const outline = outlines.get(id) ?? font.glyphToPath(id);
    outlines.set(id, outline);
    return outline;
  };
  return (text) => {
    const line = new Line();
    line.addText(text);
    line.guessSegmentProperties();
    shape(font, line);
    const places = line.getGlyphPositions();
    return line.getGlyphInfos().map(({ codepoint: id }, index) => ({
      id,
      outline: outlineOf(id),
      advance: places[index]?.xAdvance ?? 0,
      offset: [places[index]?.xOffset ?? 0, places[index]?.yOffset ?? 0],
    }));
  };
}
