import type { ReactNode } from "react";
import { FieldBox } from "../field/field.tsx";
import styles from "./place-combobox.module.css";

/** The space of a place field whose script is loading: it brings the styles of the field, and of all fields. */
export function PlaceComboboxWaiting({ children }: { readonly children: ReactNode }) {
  return (
    <FieldBox>
      <div className={styles.combobox}>{children}</div>
    </FieldBox>
  );
}
