import { lazy, Suspense } from "react";
import field from "#ui/field.module.css";
import { NeedsScript } from "#ui/needs-script.tsx";
import combobox from "#ui/place-combobox/place-combobox.module.css";
import { Skeleton } from "#ui/skeleton.tsx";
import calculator from "./calculator/calculator.module.css";
import { useCustomPanchang } from "./calculator/use-custom-panchang.ts";
import { DayPanel } from "./day-panel.tsx";
import styles from "./panchang-page.module.css";

// Below the fold: its HTML is there from the first byte, its script comes after that of the day.
const Calculator = lazy(() => import("./calculator/calculator.tsx"));
const CustomPanchang = lazy(() => import("./calculator/custom-panchang.tsx"));

/** While the form's script comes. It names the styles of the form, which are wanted with its HTML, before that script. */
function CalculatorWaiting() {
  return (
    <>
      <div className={`${calculator.calculator} ${styles.waiting} oxford`} aria-hidden="true">
        <div className={field.field}>
          <div className={combobox.combobox}>
            <Skeleton lines={6} />
          </div>
        </div>
      </div>
      <NeedsScript />
    </>
  );
}

/** /panchang: today in Hyderabad, and any other day and place. */
export function PanchangPage() {
  const custom = useCustomPanchang();
  return (
    <div className={`sheet ${styles.page}`}>
      <DayPanel />
      <Suspense fallback={<CalculatorWaiting />}>
        <Calculator custom={custom} />
        {custom.answered && <CustomPanchang answered={custom.answered} />}
      </Suspense>
    </div>
  );
}
