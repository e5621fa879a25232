import styles from "./part-name.module.css";

interface PartNameProps {
  readonly name: string;
  /** In a few words. */
  readonly standsFor: string;
}

/** What a koota or porutham is called, and what it stands for. */
export const PartName = ({ name, standsFor }: PartNameProps) => (
  <h3 className={styles.name}>
    {name} <span>{standsFor}</span>
  </h3>
);
