import { LANGUAGES, type Language } from "@vedanga/names/language";
import { useEffect, useState } from "react";
import { useLanguage } from "#i18n/use-language.ts";
import { guessedTextWidth, type TextLook } from "./letter-widths.ts";

/** The width of a text of the drawing in CSS pixels. */
export type TextWidth = (text: string, look: TextLook) => number;

/** `--type-1`, the size of every text in the drawing, where nothing can be asked for it; rem. */
const SIZE_REM = { plain: 0.8125, tall: 0.875 } as const;

const FONTS = {
  plain: { weight: 400, face: "--face-text" },
  bold: { weight: 600, face: "--face-text" },
  display: { weight: 400, face: "--face-display" },
} as const;

/** Each figure of a table is as wide as a zero, which neither a canvas nor a guess knows. */
const asInTable = (text: string): string => text.replace(/\d/g, "0");

function measurer(remPx: number, lang: Language): TextWidth {
  const { script } = LANGUAGES[lang];
  if (import.meta.env.SSR) return (text, look) => guessedTextWidth(asInTable(text), look, SIZE_REM[script] * remPx);
  const context = document.createElement("canvas").getContext("2d");
  const tokens = getComputedStyle(document.documentElement);
  const sizePx = Number.parseFloat(tokens.getPropertyValue("--type-1")) * remPx;
  return (text, look) => {
    if (context === null) return text.length * sizePx;
    const { weight, face } = FONTS[look];
    const slant = look === "display" && script === "plain" ? "italic " : "";
    context.font = `${slant}${weight} ${sizePx}px ${tokens.getPropertyValue(face)}`;
    return context.measureText(asInTable(text)).width;
  };
}

/** Measures a text of the drawing; again when the language changes or the faces of the page arrive. */
export function useTextWidth(remPx: number): TextWidth {
  const { lang } = useLanguage();
  const [textWidth, setTextWidth] = useState<TextWidth>(() => measurer(remPx, lang));
  useEffect(() => {
    const measureAnew = () => setTextWidth(() => measurer(remPx, lang));
    measureAnew();
    document.fonts.addEventListener("loadingdone", measureAnew);
    return () => document.fonts.removeEventListener("loadingdone", measureAnew);
  }, [remPx, lang]);
  return textWidth;
}
