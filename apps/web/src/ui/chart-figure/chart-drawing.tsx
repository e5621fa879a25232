import { useLayoutEffect, useRef } from "react";
import styles from "./chart-figure.module.css";
import { cleanSvg } from "./clean-svg.ts";

/** A drawing of the server as part of the page, so that its letters are the page's and its parts can be styled. */
export default function ChartDrawing({ svg }: { readonly svg: string | undefined }) {
  const drawing = useRef<HTMLDivElement>(null);
  useLayoutEffect(() => {
    if (svg === undefined) drawing.current?.replaceChildren();
    else drawing.current?.replaceChildren(cleanSvg(svg));
  }, [svg]);
  return <div className={styles.drawing} ref={drawing} />;
}
