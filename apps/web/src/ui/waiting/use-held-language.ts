import { useCallback, useLayoutEffect, useState } from "react";
import { usePageWords } from "#i18n/page-words.ts";

/**
 * A part that came as HTML and is not here yet is taken over by React in the language of that HTML, so the page keeps its
 * language until the returned function says that the part is on the screen, or lost. It never draws its part again: a part
 * that is not taken over yet would lose its HTML.
 */
export function useHeldLanguage(): () => void {
  const [held] = useState(() => {
    const { promise, resolve } = Promise.withResolvers<void>();
    return { promise, release: () => resolve() };
  });
  usePageWords(useCallback(() => held.promise, [held]));
  useLayoutEffect(() => held.release, [held]);
  return held.release;
}
