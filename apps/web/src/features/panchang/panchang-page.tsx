import { LatePiece } from "#ui/waiting/late-piece.tsx";
import { pieceOfScreen } from "#ui/waiting/load-piece.ts";
import { Skeleton } from "#ui/waiting/skeleton.tsx";
import { DayPanel } from "./day-panel.tsx";
import styles from "./panchang-page.module.css";

// Below the fold: its HTML is there from the first byte, its script comes after that of the day.
const loadCalculator = pieceOfScreen(() => import("./calculator/calculator-piece.tsx"));

/** /panchang: today in Hyderabad, and any other day and place. */
export function PanchangPage() {
  return (
    <div className={`sheet ${styles.page}`}>
      <DayPanel />
      <LatePiece load={loadCalculator} given={{}} waiting={<Skeleton lines={6} />} />
    </div>
  );
}
