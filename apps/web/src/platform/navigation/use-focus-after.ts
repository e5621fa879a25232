import { type RefObject, useLayoutEffect } from "react";

/**
 * Where a part of the page goes away with what had the focus in it, as a failure does when its button was pressed, the focus
 * goes to the title of the section around: from there one reads and tabs on, not from the top of the document.
 */
export function useFocusAfter(part: RefObject<HTMLElement | null>): void {
  useLayoutEffect(() => {
    const element = part.current;
    return () => {
      if (element === null || !element.contains(document.activeElement)) return;
      const titles = titlesAround(element);
      // Once the page is what it will be: the title may go as well, and a new page takes the focus itself.
      queueMicrotask(() => {
        if (document.activeElement !== document.body) return;
        const title = titles.find(({ isConnected }) => isConnected) ?? document.querySelector("h1");
        if (title === null) return;
        if (!title.hasAttribute("tabindex")) title.tabIndex = -1;
        title.focus({ preventScroll: true });
      });
    };
  }, [part]);
}

/** The titles that name the sections around, the nearest first. */
function titlesAround(element: HTMLElement): HTMLElement[] {
  const titles: HTMLElement[] = [];
  for (let around = element.parentElement; around !== null; around = around.parentElement) {
    const name = around.getAttribute("aria-labelledby");
    const title = name === null ? null : document.getElementById(name)?.closest<HTMLElement>("h1, h2, h3");
    if (title && !element.contains(title)) titles.push(title);
  }
  return titles;
}
