import type { Language } from "@vedanga/names/language";
import { useLayoutEffect } from "react";

type LoadWords = (lang: Language) => Promise<unknown>;

const onScreen = new Set<LoadWords>();

/**
 * Loads what the page on screen says beside the catalogue; also what comes onto the screen meanwhile. A page whose words do
 * not come says so itself.
 */
export async function loadPageWords(lang: Language): Promise<void> {
  const asked = new Set<LoadWords>();
  const notAsked = (): LoadWords[] => [...onScreen].filter((load) => !asked.has(load));
  for (let loads = notAsked(); loads.length > 0; loads = notAsked()) {
    for (const load of loads) asked.add(load);
    await Promise.allSettled(loads.map((load) => load(lang)));
  }
}

/** Another language is shown only when these words of the page are here too. */
export function usePageWords(load: LoadWords): void {
  // Before the effects of the page, one of which turns it into the visitor's language.
  useLayoutEffect(() => {
    onScreen.add(load);
    return () => void onScreen.delete(load);
  }, [load]);
}
