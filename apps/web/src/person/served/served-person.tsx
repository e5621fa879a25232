import type { Language } from "@vedanga/names/language";
import { createContext, type ReactNode, use, useEffect, useLayoutEffect, useState } from "react";
import { useLanguage } from "#i18n/use-language.ts";
import { LONGEST_HOLD_MS } from "#ui/served/longest-hold.ts";
import { ServedText } from "#ui/served/served-spot.tsx";
import styles from "./served-person.module.css";

/** The name of the spot where the server writes the page of a person. */
export const personSpot = (lang: Language) => `${lang}-person` as const;

/** Says that something is waited for; what it answers says that it no longer is. */
type Hold = () => () => void;

const HoldContext = createContext<Hold>(() => () => {});

/**
 * The page of a person as the server wrote it, in place of the one that the app draws, until nothing is waited for in that
 * (`HoldsServed`). Where the server wrote nothing, what the app draws is seen from the start.
 */
export function ServedPerson({ children }: { readonly children: ReactNode }) {
  const { lang } = useLanguage();
  const [isOver, setOver] = useState(false);
  const [holds] = useState(() => ({ count: 0 }));
  const endIfFree = (): void => {
    if (holds.count === 0) setOver(true);
  };
  const [hold] = useState<Hold>(() => () => {
    holds.count += 1;
    return () => {
      holds.count -= 1;
      // What goes may be followed by another in the same go.
      queueMicrotask(endIfFree);
    };
  });
  // biome-ignore lint/correctness/useExhaustiveDependencies: once, after all below have said what they wait for
  useLayoutEffect(endIfFree, []);
  const name = personSpot(lang);
  return (
    <div className={styles.around}>
      {!isOver && <ServedText key={name} name={name} />}
      <div className={styles.live}>
        <HoldContext value={hold}>{children}</HoldContext>
      </div>
    </div>
  );
}

interface HoldsServedProps {
  /** It comes, or another page says that it does not. */
  readonly isSure?: boolean;
}

/** Where something is waited for without which the page of a person is not read. */
export function HoldsServed({ isSure = false }: HoldsServedProps) {
  const hold = use(HoldContext);
  const [isTooLong, setTooLong] = useState(false);
  useLayoutEffect(() => (isTooLong ? undefined : hold()), [hold, isTooLong]);
  useEffect(() => {
    if (isSure) return undefined;
    const timer = setTimeout(() => setTooLong(true), LONGEST_HOLD_MS);
    return () => clearTimeout(timer);
  }, [isSure]);
  return null;
}
