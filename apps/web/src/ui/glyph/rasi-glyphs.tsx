import { Glyph, RASI_GLYPHS } from "./glyph.tsx";

interface RasiGlyphsProps {
  /** Where a longitude is on the ring of the glyphs. */
  pointAt(longitudeDeg: number): readonly [x: number, y: number];
  readonly size: number;
  readonly className: string | undefined;
}

/** The twelve glyphs of a drawn zodiac, each in the middle of its sign. */
export function RasiGlyphs({ pointAt, size, className }: RasiGlyphsProps) {
  return RASI_GLYPHS.map((name, sign) => {
    const [x, y] = pointAt(sign * 30 + 15);
    return (
      <svg
        key={name}
        x={(x - size / 2).toFixed(1)}
        y={(y - size / 2).toFixed(1)}
        width={size}
        height={size}
        aria-hidden="true"
      >
        <Glyph name={name} className={className} />
      </svg>
    );
  });
}
