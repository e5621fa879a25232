import { useEffect, useState } from "react";
import { guessedTextWidth } from "./letter-widths.ts";
import type { TextWidth } from "./limb-row.ts";

const WEIGHTS = { plain: 400, bold: 600 } as const;

function measurer(sizePx: number): TextWidth {
  if (import.meta.env.SSR) return (text, weight) => guessedTextWidth(text, weight, sizePx);
  const context = document.createElement("canvas").getContext("2d");
  const family = getComputedStyle(document.documentElement).getPropertyValue("--face-text");
  return (text, weight) => {
    if (context === null) return text.length * sizePx;
    context.font = `${WEIGHTS[weight]} ${sizePx}px ${family}`;
    return context.measureText(text).width;
  };
}

/** Measures a text in the text face at a size in CSS pixels; again when the faces of the page arrive. */
export function useTextWidth(sizePx: number): TextWidth {
  const [textWidth, setTextWidth] = useState<TextWidth>(() => measurer(sizePx));
  useEffect(() => {
    const measureAnew = () => setTextWidth(() => measurer(sizePx));
    measureAnew();
    document.fonts.addEventListener("loadingdone", measureAnew);
    return () => document.fonts.removeEventListener("loadingdone", measureAnew);
  }, [sizePx]);
  return textWidth;
}
