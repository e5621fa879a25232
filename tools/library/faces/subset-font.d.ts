declare module "subset-font" {
  /** The font with these characters alone, and what they become when they are joined. */
  export default function subsetFont(
    font: Buffer,
    text: string | undefined,
    options: {
      readonly targetFormat: "woff2" | "truetype";
      readonly noHinting?: boolean;
      readonly keepAllGlyphs?: boolean;
    },
  ): Promise<Buffer>;
}
