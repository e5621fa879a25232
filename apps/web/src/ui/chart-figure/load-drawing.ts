import { loadPiece } from "../waiting/load-piece.ts";

/** What makes a drawing safe is large, and comes while the drawing is on its way. */
export const loadDrawing = () => import("./chart-drawing.tsx");

/** Brings it before a chart is shown, so that it is there without a network too. */
export const bringDrawing = () => loadPiece(loadDrawing, false);
