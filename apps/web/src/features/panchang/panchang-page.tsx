import { Calculator } from "./calculator/calculator.tsx";
import { CustomPanchang } from "./calculator/custom-panchang.tsx";
import { useCustomPanchang } from "./calculator/use-custom-panchang.ts";
import styles from "./panchang-page.module.css";
import { TodayPanel } from "./today-panel.tsx";

/** /panchang: today in Hyderabad, and any other day and place. */
export function PanchangPage() {
  const custom = useCustomPanchang();
  return (
    <div className={`sheet ${styles.page}`}>
      <TodayPanel />
      <Calculator custom={custom} />
      {custom.answered && <CustomPanchang answered={custom.answered} />}
    </div>
  );
}
