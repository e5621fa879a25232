import { useLayoutEffect, useRef, useState } from "react";
import styles from "./chart-figure.module.css";
import { cleanSvg } from "./clean-svg.ts";

/** A drawing of the server as part of the page, so that its letters are the page's and its parts can be styled. */
export default function ChartDrawing({ svg }: { readonly svg: string | undefined }) {
  const drawing = useRef<HTMLDivElement>(null);
  const [fault, setFault] = useState<unknown>(null);
  if (fault !== null) throw fault;
  useLayoutEffect(() => {
    const place = drawing.current;
    if (place === null || svg === undefined) {
      place?.replaceChildren();
      return undefined;
    }
    // Each in a piece of work of its own: to make one safe takes a phone up to 100 ms.
    place.setAttribute("aria-busy", "true");
    const timer = setTimeout(() => {
      try {
        place.replaceChildren(cleanSvg(svg));
        place.removeAttribute("aria-busy");
      } catch (error) {
        setFault(error);
      }
    });
    return () => clearTimeout(timer);
  }, [svg]);
  return <div className={styles.drawing} ref={drawing} />;
}
