import type { ReactNode } from "react";
import { FieldBox } from "../field.tsx";
import styles from "./place-combobox.module.css";

/** The room of a place field whose script is on its way: with it come the styles of the field, and of all fields. */
export function PlaceComboboxWaiting({ children }: { readonly children: ReactNode }) {
  return (
    <FieldBox>
      <div className={styles.combobox}>{children}</div>
    </FieldBox>
  );
}
