import { useState } from "react";
import type { MessageId } from "#i18n/catalogue/en.ts";

/** What of a form cannot be sent, field by field. */
export type Faults<F extends string> = Partial<Record<F, MessageId>>;

export interface FaultsState<F extends string> {
  readonly faults: Faults<F>;
  /** Counts the tries that were not sent. */
  readonly attempt: number;
  /** Refuses a try that has faults; true if it has any. */
  refuse(found: Faults<F>): boolean;
  /** These fields are being corrected. */
  forget(fields: readonly string[]): void;
}

/** The faults of the last try, until their fields are corrected. */
export function useFaults<F extends string>(): FaultsState<F> {
  const [faults, setFaults] = useState<Faults<F>>({});
  const [attempt, setAttempt] = useState(0);
  return {
    faults,
    attempt,
    refuse(found) {
      const isRefused = Object.keys(found).length > 0;
      setFaults(found);
      if (isRefused) setAttempt((count) => count + 1);
      return isRefused;
    },
    forget(fields) {
      setFaults((before) => {
        const left = Object.entries(before).filter(([field]) => !fields.includes(field));
        return Object.fromEntries(left) as Faults<F>;
      });
    },
  };
}
