import { useEffect } from "react";
import { loadWhenIdle } from "#platform/when-idle.ts";
import { LatePiece } from "#ui/waiting/late-piece.tsx";
import { Spinner } from "#ui/waiting/spinner.tsx";
import { CalculatorWaiting } from "./calculator/calculator-waiting.tsx";
import { useCustomPanchang } from "./calculator/use-custom-panchang.ts";
import { DayPanel } from "./day-panel.tsx";
import styles from "./panchang-page.module.css";

// Below the fold: its HTML is there from the first byte, its script comes after that of the day.
const loadCalculator = () => import("./calculator/calculator.tsx");
const loadResult = () => import("./calculator/custom-panchang.tsx");

/** /panchang: today in Hyderabad, and any other day and place. */
export function PanchangPage() {
  const custom = useCustomPanchang();
  // An answer that has come must not wait for the script that shows it. A request that fails now is repeated then.
  useEffect(() => loadWhenIdle(loadResult), []);
  return (
    <div className={`sheet ${styles.page}`}>
      <DayPanel />
      <LatePiece load={loadCalculator} given={{ custom }} waiting={<CalculatorWaiting />} />
      {custom.answered && <LatePiece load={loadResult} given={{ answered: custom.answered }} waiting={<Spinner />} />}
    </div>
  );
}
