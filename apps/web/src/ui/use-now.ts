import { startTransition, useEffect, useState } from "react";

const MINUTE_MS = 60_000;

/**
 * The present instant (ms since 1970 UTC), again at each full minute and whenever the page is looked at again;
 * null until the page is hydrated, for a page that arrives as HTML knows no clock.
 */
export function useNow(): number | null {
  const [nowMs, setNowMs] = useState<number | null>(null);
  useEffect(() => {
    let timer: ReturnType<typeof setTimeout> | undefined;
    const look = () => {
      clearTimeout(timer);
      const instantMs = Date.now();
      // Most of a page depends on the clock: it is drawn in pieces, between which a press is answered.
      startTransition(() => setNowMs(instantMs));
      timer = setTimeout(look, MINUTE_MS - (instantMs % MINUTE_MS));
    };
    const lookAgain = () => {
      if (!document.hidden) look();
    };
    look();
    document.addEventListener("visibilitychange", lookAgain);
    return () => {
      clearTimeout(timer);
      document.removeEventListener("visibilitychange", lookAgain);
    };
  }, []);
  return nowMs;
}
