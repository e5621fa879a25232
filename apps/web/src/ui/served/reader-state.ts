const OPENED = "details[open] > summary";
const FOCUSABLE = "a[href], button, summary, input, select";

/** Which one of a page an element is: of those that look alike, by what they say and where they lead. */
interface Twin {
  readonly selector: string;
  readonly likeness: string;
  readonly index: number;
}

const likenessOf = (element: Element): string =>
  [element.tagName, element.getAttribute("href"), element.textContent].join(" ");

function twinOf(element: Element, selector: string, around: Element): Twin {
  const likeness = likenessOf(element);
  const alike = [...around.querySelectorAll(selector)].filter((other) => likenessOf(other) === likeness);
  return { selector, likeness, index: alike.indexOf(element) };
}

const found = ({ selector, likeness, index }: Twin, around: Element): HTMLElement | undefined =>
  [...around.querySelectorAll<HTMLElement>(selector)].filter((element) => likenessOf(element) === likeness)[index];

/**
 * What a reader has opened in `served`, and where the focus is in it. What is answered puts both on the same parts of
 * `around`, once something else has taken the place of `served` there.
 */
export function readerStateOf(served: Element): (around: Element) => void {
  const opened = [...served.querySelectorAll(OPENED)].map((summary) => twinOf(summary, "summary", served));
  const { activeElement } = served.ownerDocument;
  const focused =
    activeElement !== null && served.contains(activeElement) ? twinOf(activeElement, FOCUSABLE, served) : undefined;
  return (around) => {
    for (const twin of opened) found(twin, around)?.closest("details")?.setAttribute("open", "");
    if (focused) found(focused, around)?.focus({ preventScroll: true });
  };
}
