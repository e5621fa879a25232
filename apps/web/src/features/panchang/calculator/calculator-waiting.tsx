import { PlaceComboboxWaiting } from "#ui/place-combobox/place-combobox-waiting.tsx";
import { Skeleton } from "#ui/waiting/skeleton.tsx";
import styles from "./calculator.module.css";

/** While the form's script comes. With it come the styles of the form, which are wanted with its HTML, before that script. */
export function CalculatorWaiting() {
  return (
    <div className={`${styles.calculator} ${styles.waiting} oxford`} aria-hidden="true">
      <PlaceComboboxWaiting>
        <Skeleton lines={6} />
      </PlaceComboboxWaiting>
    </div>
  );
}
