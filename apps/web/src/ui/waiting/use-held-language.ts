import { useCallback, useLayoutEffect, useState } from "react";
import { usePageWords } from "#i18n/page-words.ts";
import { useIsHydrated } from "#platform/hydration/use-is-hydrated.ts";

/**
 * A part that came as HTML and is not here yet is taken over by React in the language of that HTML, so the page keeps its
 * language until the returned function says that the part is on the screen, or lost.
 */
export function useHeldLanguage(): () => void {
  const isHydrated = useIsHydrated();
  const [held] = useState(() => {
    const { promise, resolve } = Promise.withResolvers<void>();
    if (isHydrated) resolve();
    return { promise, release: () => resolve() };
  });
  usePageWords(useCallback(() => held.promise, [held]));
  useLayoutEffect(() => held.release, [held]);
  return held.release;
}
