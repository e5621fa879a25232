import { type RefObject, useEffect, useState } from "react";
import type { RibbonRoom } from "./ribbon-frame.ts";

/** The breakpoint of the design, as the style sheets have it. */
const WIDE = "(min-width: 48rem)";

/** The room an element gives to the drawing, followed as the window turns; null until it is measured. */
export function useRibbonRoom(element: RefObject<Element | null>): RibbonRoom | null {
  const [room, setRoom] = useState<RibbonRoom | null>(null);
  useEffect(() => {
    if (element.current === null) return;
    const observer = new ResizeObserver(([entry]) => {
      if (entry === undefined || entry.contentRect.width === 0) return;
      setRoom({
        width: entry.contentRect.width,
        remPx: Number.parseFloat(getComputedStyle(document.documentElement).fontSize),
        isWide: matchMedia(WIDE).matches,
      });
    });
    observer.observe(element.current);
    return () => observer.disconnect();
  }, [element]);
  return room;
}
