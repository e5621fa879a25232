import styles from "./glyph.module.css";
import sprite from "./glyphs.svg?no-inline";

export const RASI_GLYPHS = [
  "rasi-mesha",
  "rasi-vrishabha",
  "rasi-mithuna",
  "rasi-karka",
  "rasi-simha",
  "rasi-kanya",
  "rasi-tula",
  "rasi-vrischika",
  "rasi-dhanu",
  "rasi-makara",
  "rasi-kumbha",
  "rasi-meena",
] as const;
export type RasiGlyph = (typeof RASI_GLYPHS)[number];

export type GrahaGlyph =
  | "graha-surya"
  | "graha-chandra"
  | "graha-mangala"
  | "graha-budha"
  | "graha-guru"
  | "graha-shukra"
  | "graha-shani"
  | "graha-rahu"
  | "graha-ketu";

interface GlyphProps {
  readonly name: RasiGlyph | GrahaGlyph;
  readonly className?: string | undefined;
}

/** A sign or a graha, drawn. Its name is always beside it, so it says nothing itself. */
export function Glyph({ name, className }: GlyphProps) {
  return (
    <svg className={[styles.glyph, className].filter(Boolean).join(" ")} viewBox="0 0 24 24" aria-hidden="true">
      <use href={`${sprite}#${name}`} />
    </svg>
  );
}
