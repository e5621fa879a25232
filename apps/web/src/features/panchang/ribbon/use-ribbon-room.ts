import { type RefObject, useLayoutEffect, useState } from "react";
import type { RibbonRoom } from "./ribbon-frame.ts";

/** The breakpoint of the design, as in the style sheets. */
const WIDE = "(min-width: 48rem)";

/** The room an element gives to the drawing, followed as the window turns; null until it is measured. */
export function useRibbonRoom(element: RefObject<Element | null>): RibbonRoom | null {
  const [room, setRoom] = useState<RibbonRoom | null>(null);
  useLayoutEffect(() => {
    if (element.current === null) return;
    const measure = (width: number): void => {
      if (width === 0) return;
      setRoom({
        width,
        remPx: Number.parseFloat(getComputedStyle(document.documentElement).fontSize),
        isWide: matchMedia(WIDE).matches,
      });
    };
    // Before the first frame: so that the drawing, not an empty space, replaces what was here.
    measure(element.current.getBoundingClientRect().width);
    const observer = new ResizeObserver(([entry]) => measure(entry?.contentRect.width ?? 0));
    observer.observe(element.current);
    return () => observer.disconnect();
  }, [element]);
  return room;
}
