import styles from "./mark-shape.module.css";
import type { Mark } from "./marks.ts";

/** A mark of a cell, told in the key and in the words of its day. */
export const MarkShape = ({ mark }: { readonly mark: Mark }) => (
  <i className={`${styles.mark} ${styles[mark]}`} aria-hidden="true" />
);
