import { bringPiece } from "../waiting/load-piece.ts";

/** What makes a drawing safe is large, and comes while the drawing is on its way. */
export const loadDrawing = () => import("./chart-drawing.tsx");

export const bringDrawing = () => bringPiece(loadDrawing);
