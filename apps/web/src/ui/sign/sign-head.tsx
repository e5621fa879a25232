import type { ReactNode } from "react";
import type { MessageId } from "#i18n/catalogue/en.ts";
import { useT } from "#i18n/use-t.ts";
import { Glyph } from "../glyph/glyph.tsx";
import { PageTitle } from "../page-title.tsx";
import styles from "./sign-head.module.css";
import type { Sign } from "./signs.ts";

interface SignHeadProps {
  readonly sign: Sign;
  /** The title of the window, and what a search engine shows below it. */
  readonly id: MessageId;
  readonly title: string;
  readonly description: MessageId;
  /** The line above the name. */
  readonly above: ReactNode;
  /** The lines below it. */
  readonly below: ReactNode;
  /** What of the address could not be shown, after them. */
  readonly note?: string | false;
  /** What is beside them. */
  readonly children?: ReactNode;
}

/** The head of a page about a sign: its drawing, its name, and what the page is about. */
export function SignHead({ sign, id, title, description, above, below, note, children }: SignHeadProps) {
  const t = useT();
  return (
    <header className={styles.head}>
      <Glyph name={sign.glyph} className={styles.glyph} />
      <div className={styles.words}>
        {above}
        <PageTitle id={id} title={title} description={description} className={styles.name}>
          {t(sign.name)}
        </PageTitle>
        {below}
        {note && (
          <p className={`no-print ${styles.note}`} role="status">
            {note}
          </p>
        )}
      </div>
      {children}
    </header>
  );
}
