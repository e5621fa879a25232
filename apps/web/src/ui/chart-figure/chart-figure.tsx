import { useQuery } from "@tanstack/react-query";
import { type ReactNode, useEffect, useRef, useState } from "react";
import type { BirthQuestion } from "#api/birth-query.ts";
import { type ChartQuestion, chartImage } from "#api/chart-image.ts";
import { useT } from "#i18n/use-t.ts";
import { ErrorPanel } from "../error-panel.tsx";
import styles from "./chart-figure.module.css";
import { chartSizePx } from "./chart-size.ts";
import { cleanSvg } from "./clean-svg.ts";

interface ChartFigureProps {
  /** Whose chart. */
  readonly birth: BirthQuestion;
  readonly div: ChartQuestion["div"];
  /** Below the drawing. */
  readonly caption?: ReactNode;
  readonly className?: string | undefined;
}

/**
 * A chart drawn by the server, as part of the page, so that its letters are the page's and its parts can be styled
 * through their classes. Its square is kept free while it is loading. The size is requested once: the drawing has no
 * fixed size, so a window that changes needs no other one.
 */
export function ChartFigure({ birth, div, caption, className }: ChartFigureProps) {
  const t = useT();
  const [size] = useState(() => chartSizePx(innerWidth));
  const { data, error, refetch } = useQuery(chartImage({ ...birth, div, size }));
  const drawing = useRef<HTMLDivElement>(null);
  useEffect(() => {
    if (data === undefined) drawing.current?.replaceChildren();
    else drawing.current?.replaceChildren(cleanSvg(data));
  }, [data]);
  return (
    <figure className={className}>
      <div className={styles.square} aria-busy={data === undefined && error === null}>
        {error ? (
          <ErrorPanel error={error} onRetry={() => void refetch()}>
            {t("chart.failed")}
          </ErrorPanel>
        ) : (
          <div className={styles.drawing} ref={drawing} />
        )}
      </div>
      {caption && <figcaption className={styles.caption}>{caption}</figcaption>}
    </figure>
  );
}
