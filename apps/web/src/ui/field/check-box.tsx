import styles from "./check-box.module.css";

interface CheckBoxProps {
  readonly isChecked: boolean;
  onChange(isChecked: boolean): void;
  readonly children: string;
}

/** A box with its label; the label is as high as a thumb. */
export const CheckBox = ({ isChecked, onChange, children }: CheckBoxProps) => (
  <label className={styles.label}>
    <input type="checkbox" checked={isChecked} onChange={({ currentTarget }) => onChange(currentTarget.checked)} />
    {children}
  </label>
);
