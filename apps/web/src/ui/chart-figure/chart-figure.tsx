import type { ReactNode } from "react";
import { useT } from "#i18n/use-t.ts";
import { ErrorPanel } from "../message/error-panel.tsx";
import { LatePiece } from "../waiting/late-piece.tsx";
import styles from "./chart-figure.module.css";
import { loadDrawing } from "./load-drawing.ts";
import type { ChartState } from "./use-chart.ts";

interface ChartFigureProps {
  readonly chart: ChartState;
  /** Above the drawing. */
  readonly title?: ReactNode;
  /** Below the drawing. */
  readonly caption?: ReactNode;
  /** What is said in place of a drawing that failed; by itself it says so and offers to try again. */
  readonly failed?: ReactNode;
  /** What lies over the drawing, as large as it. */
  readonly children?: ReactNode;
}

/** A chart drawn by the server. Its square is kept free while it is loading. */
export function ChartFigure({ chart: { svg, error, retry }, title, caption, failed, children }: ChartFigureProps) {
  const t = useT();
  return (
    <figure className={styles.figure}>
      {title}
      <div className={styles.square} aria-busy={svg === undefined && error === null}>
        {error
          ? (failed ?? (
              <ErrorPanel error={error} onRetry={retry}>
                {t("chart.failed")}
              </ErrorPanel>
            ))
          : [<LatePiece key="drawing" load={loadDrawing} given={{ svg }} waiting={<div aria-busy />} />, children]}
      </div>
      {caption && <figcaption className={styles.caption}>{caption}</figcaption>}
    </figure>
  );
}
