import { type ReactNode, useState } from "react";
import styles from "./served-spot.module.css";

interface ServedWordProps {
  /** By which the server finds it. */
  readonly name: string;
  /** The app's own; undefined until it is known. */
  readonly word: string | undefined;
  /** Shown until then where the server wrote nothing. */
  readonly waiting: ReactNode;
  /** How a word is drawn, by the server too. */
  children(word: string): ReactNode;
}

/** What the server wrote; undefined where it wrote nothing, and while a page is built. */
function servedWord(name: string): string | undefined {
  if (typeof document === "undefined") return undefined;
  return document.querySelector(`[data-first-day="${name}"]`)?.textContent || undefined;
}

/**
 * Where the server writes one word into a prerendered page. React takes it over as it is: a word that the app knows to be the
 * same is not painted again, in another face maybe, which a browser would count as the page's largest text.
 */
export function ServedWord({ name, word, waiting, children }: ServedWordProps) {
  const [served] = useState(() => servedWord(name));
  const isServed = word === undefined;
  const shown = word ?? served;
  return (
    <>
      <div
        className={isServed ? styles.first : styles.own}
        data-first-day={isServed ? name : undefined}
        suppressHydrationWarning
      >
        {shown === undefined ? null : children(shown)}
      </div>
      {isServed && <div className={styles.waiting}>{waiting}</div>}
    </>
  );
}
