import type { ReactNode } from "react";
import type { MessageId } from "#i18n/catalogue/en.ts";
import { PageTitle } from "#ui/page-title.tsx";
import styles from "./chaptered-page.module.css";

interface ChapteredPageProps {
  readonly title: MessageId;
  readonly description: MessageId;
  readonly children: ReactNode;
}

/** A page to be read: its title, what it is about, and chapters. */
export function ChapteredPage({ title, description, children }: ChapteredPageProps) {
  return (
    <div className={`sheet ${styles.page}`}>
      <PageTitle id={title} description={description} />
      {children}
    </div>
  );
}
