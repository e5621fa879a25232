/** Scrolls to a title of the page and gives it the focus: from there one reads and tabs on. */
export function jumpTo(title: HTMLElement): void {
  if (!title.hasAttribute("tabindex")) title.tabIndex = -1;
  const isCalm = matchMedia("(prefers-reduced-motion: reduce)").matches;
  title.focus({ preventScroll: true });
  title.scrollIntoView({ behavior: isCalm ? "instant" : "smooth", block: "start" });
}
