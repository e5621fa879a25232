import { scrollBehavior } from "./scroll-behavior.ts";

/** Scrolls to a title of the page and gives it the focus: from there one reads and tabs on. */
export function jumpTo(title: HTMLElement): void {
  if (!title.hasAttribute("tabindex")) title.tabIndex = -1;
  title.focus({ preventScroll: true });
  title.scrollIntoView({ behavior: scrollBehavior(), block: "start" });
}
