import type { ReactNode } from "react";
import type { MessageId } from "#i18n/catalogue/en.ts";
import { PageTitle } from "../page-title.tsx";
import styles from "./message-sheet.module.css";

/** A page that says one thing. */
export function MessageSheet({ title, children }: { readonly title: MessageId; readonly children: ReactNode }) {
  return (
    <div className={`sheet ${styles.page}`}>
      <PageTitle id={title} />
      {children}
    </div>
  );
}
