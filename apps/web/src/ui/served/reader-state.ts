import { takePress } from "#platform/hydration/pressed-ahead.ts";

const OPENED = "details[open] > summary";
const USABLE = "a[href], button, summary, input, select";

/** Which one an element is of those that look alike, by what they say and where they lead. */
interface Twin {
  readonly likeness: string;
  readonly index: number;
  readonly count: number;
}

/** The same link before the page is alive and after: only then it carries who the page is about. */
function target(link: HTMLAnchorElement): string {
  const { pathname, searchParams, hash } = new URL(link.href);
  searchParams.delete("id");
  return `${pathname}?${searchParams}${hash}`;
}

function likenessOf(element: HTMLElement): string {
  const own =
    element instanceof HTMLAnchorElement
      ? target(element)
      : element instanceof HTMLInputElement
        ? [element.type, element.value, element.ariaLabel, element.labels?.[0]?.textContent].join(" ")
        : "";
  return [element.tagName, own, element.textContent].join(" ");
}

/** Only of what is seen: what waits unseen beside a served part is alike, and goes with it. */
const alike = (likeness: string, within: Element): readonly HTMLElement[] =>
  [...within.querySelectorAll<HTMLElement>(USABLE)].filter(
    (element) => element.checkVisibility({ visibilityProperty: true }) && likenessOf(element) === likeness,
  );

function twinOf(element: HTMLElement, within: Element): Twin {
  const likeness = likenessOf(element);
  const all = alike(likeness, within);
  return { likeness, index: all.indexOf(element), count: all.length };
}

/** Undefined where there are more or fewer than before: then none is known to be the same. */
function found({ likeness, index, count }: Twin, within: Element): HTMLElement | undefined {
  const all = alike(likeness, within);
  return all.length === count ? all[index] : undefined;
}

/**
 * What a reader has opened in `served`, a part of `around`, and pressed last, and where the focus is in it. What is answered
 * opens and presses the same in `around` and puts the focus there, at the same place of the window, once something else has
 * taken the place of `served`.
 */
export function readerStateOf(served: Element, around: Element): () => void {
  const { activeElement } = served.ownerDocument;
  const twinIfWithin = (element: Element | null | undefined): Twin | undefined =>
    element instanceof HTMLElement && served.contains(element) ? twinOf(element, around) : undefined;
  const opened = [...served.querySelectorAll<HTMLElement>(OPENED)].map((summary) => twinOf(summary, around));
  const focused = twinIfWithin(activeElement);
  const topBefore = focused && activeElement?.getBoundingClientRect().top;
  const pressed = twinIfWithin(takePress(served));
  return () => {
    for (const twin of opened) found(twin, around)?.closest("details")?.setAttribute("open", "");
    const focus = focused && found(focused, around);
    focus?.focus({ preventScroll: true });
    if (focus && topBefore !== undefined && topBefore >= 0 && topBefore < innerHeight)
      scrollBy({ top: focus.getBoundingClientRect().top - topBefore, behavior: "instant" });
    if (pressed) found(pressed, around)?.click();
  };
}
