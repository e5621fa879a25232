import { useQuery } from "@tanstack/react-query";
import { type ReactNode, useEffect, useRef } from "react";
import { type ChartQuestion, chartImage } from "#api/chart-image.ts";
import { useT } from "#i18n/use-t.ts";
import { ErrorPanel } from "../error-panel.tsx";
import styles from "./chart-figure.module.css";
import { cleanSvg } from "./clean-svg.ts";

interface ChartFigureProps {
  readonly chart: ChartQuestion;
  /** Below the drawing. */
  readonly caption?: ReactNode;
  readonly className?: string | undefined;
}

/**
 * A chart drawn by the server, as part of the page, so that its letters are the page's and its parts can be styled
 * through their classes. Its square is kept free while it is on its way.
 */
export function ChartFigure({ chart, caption, className }: ChartFigureProps) {
  const t = useT();
  const { data, isError, refetch } = useQuery(chartImage(chart));
  const drawing = useRef<HTMLDivElement>(null);
  useEffect(() => {
    if (data !== undefined) drawing.current?.replaceChildren(cleanSvg(data));
  }, [data]);
  return (
    <figure className={className}>
      <div className={styles.square} aria-busy={data === undefined && !isError}>
        {isError && <ErrorPanel onRetry={() => void refetch()}>{t("chart.failed")}</ErrorPanel>}
        {!isError && <div className={styles.drawing} ref={drawing} />}
      </div>
      {caption && <figcaption className={styles.caption}>{caption}</figcaption>}
    </figure>
  );
}
