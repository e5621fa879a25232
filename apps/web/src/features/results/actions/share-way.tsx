import { type ReactNode, useId } from "react";
import type { MessageId } from "#i18n/catalogue/en.ts";
import { useT } from "#i18n/use-t.ts";
import { Icon, type IconName } from "#ui/icon.tsx";
import styles from "./share-way.module.css";

interface ShareWayProps {
  readonly icon: IconName;
  readonly title: MessageId;
  readonly text: MessageId;
  /** A key, on a ground of its own. */
  readonly isKey?: boolean;
  readonly children: ReactNode;
}

/** One of the links: what it is called, what it can do, how to take it. */
export function ShareWay({ icon, title, text, isKey = false, children }: ShareWayProps) {
  const t = useT();
  const titleId = useId();
  return (
    <section className={isKey ? `${styles.way} ${styles.key}` : styles.way} aria-labelledby={titleId}>
      <Icon name={icon} className={styles.icon} />
      <div>
        <h3 id={titleId} className={styles.title}>
          {t(title)}
        </h3>
        <p className={styles.text}>{t(text)}</p>
      </div>
      <div className={styles.take}>{children}</div>
    </section>
  );
}
