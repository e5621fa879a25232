import { type RefObject, useLayoutEffect, useState } from "react";
import styles from "./ribbon.module.css";
import type { RibbonRoom } from "./ribbon-frame.ts";

/** The breakpoint of the design, as in the style sheets. */
const WIDE = "(min-width: 48rem)";

/** Null of an element that is not shown. */
function roomOf(width: number): RibbonRoom | null {
  if (width === 0) return null;
  return {
    width,
    remPx: Number.parseFloat(getComputedStyle(document.documentElement).fontSize),
    isWide: matchMedia(WIDE).matches,
  };
}

const isSame = (one: RibbonRoom | null, other: RibbonRoom): boolean =>
  one?.width === other.width && one.remPx === other.remPx && one.isWide === other.isWide;

const widthOf = (element: Element | null | undefined): number => element?.getBoundingClientRect().width ?? 0;

/** The room of the drawing in whose place this one comes, as the server wrote it: that is laid out already. */
function roomOfServed(): RibbonRoom | null {
  return typeof document === "undefined"
    ? null
    : roomOf(widthOf(document.querySelector(`[data-first-day] .${styles.ribbon}`)));
}

/** The room an element gives to the drawing, followed as the window turns; null until it is measured. */
export function useRibbonRoom(element: RefObject<Element | null>): RibbonRoom | null {
  const [room, setRoom] = useState(roomOfServed);
  const isUnknown = room === null;
  useLayoutEffect(() => {
    if (element.current === null) return;
    const measure = (width: number): void => {
      const next = roomOf(width);
      if (next !== null) setRoom((last) => (isSame(last, next) ? last : next));
    };
    // Before the first frame: so that the drawing, not an empty space, replaces what was here.
    if (isUnknown) measure(widthOf(element.current));
    const observer = new ResizeObserver(([entry]) => measure(entry?.contentRect.width ?? 0));
    observer.observe(element.current);
    return () => observer.disconnect();
  }, [element, isUnknown]);
  return room;
}
