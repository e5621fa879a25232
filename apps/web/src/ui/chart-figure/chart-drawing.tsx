import { useLayoutEffect, useRef } from "react";
import styles from "./chart-figure.module.css";
import { cleanSvg } from "./clean-svg.ts";

/** A drawing of the server as part of the page, so that its letters are the page's and its parts can be styled. */
export default function ChartDrawing({ svg }: { readonly svg: string | undefined }) {
  const drawing = useRef<HTMLDivElement>(null);
  useLayoutEffect(() => {
    if (svg === undefined) {
      drawing.current?.replaceChildren();
      return undefined;
    }
    // Each in a piece of work of its own: to make one safe takes a phone up to 100 ms.
    const timer = setTimeout(() => drawing.current?.replaceChildren(cleanSvg(svg)));
    return () => clearTimeout(timer);
  }, [svg]);
  return <div className={styles.drawing} ref={drawing} />;
}
