import type { ReactNode } from "react";
import type { MessageId } from "#i18n/catalogue/en.ts";
import { useT } from "#i18n/use-t.ts";
import styles from "./message-page.module.css";
import { MessageSheet } from "./message-sheet.tsx";

interface MessagePageProps {
  readonly title: MessageId;
  readonly text: MessageId;
  /** The ways on. */
  readonly children: ReactNode;
}

/** A page that says one thing and offers the way on. */
export function MessagePage({ title, text, children }: MessagePageProps) {
  const t = useT();
  return (
    <MessageSheet title={title}>
      <p className={styles.text}>{t(text)}</p>
      <div className={styles.ways}>{children}</div>
    </MessageSheet>
  );
}
