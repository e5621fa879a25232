import { lazy, Suspense } from "react";
import { useCustomPanchang } from "./calculator/use-custom-panchang.ts";
// The styles of the form are wanted with its HTML, before its script.
import "./calculator/calculator.module.css";
import "#ui/field.module.css";
import "#ui/place-combobox/place-combobox.module.css";
import { DayPanel } from "./day-panel.tsx";
import styles from "./panchang-page.module.css";

// Below the fold: its HTML is there from the first byte, its script comes after that of the day.
const Calculator = lazy(() => import("./calculator/calculator.tsx"));
const CustomPanchang = lazy(() => import("./calculator/custom-panchang.tsx"));

/** /panchang: today in Hyderabad, and any other day and place. */
export function PanchangPage() {
  const custom = useCustomPanchang();
  return (
    <div className={`sheet ${styles.page}`}>
      <DayPanel />
      <Suspense>
        <Calculator custom={custom} />
        {custom.answered && <CustomPanchang answered={custom.answered} />}
      </Suspense>
    </div>
  );
}
