/** What answers a press without leading to another page. */
const PRESSABLE = "button, summary, input";

declare global {
  /** What was pressed on a page that is not alive yet, until the app takes it: they are two scripts. */
  var pressedAhead: Element | undefined;
}

/** In the head of a page: notes what is pressed in what the server wrote, where nobody listens yet. */
export function notePresses(page: Document): void {
  page.addEventListener(
    "click",
    ({ target }) => {
      const pressed = target instanceof Element ? target.closest(PRESSABLE) : null;
      if (pressed?.closest("[data-first-day]")) globalThis.pressedAhead = pressed;
    },
    { capture: true },
  );
}

/** Makes the last press on what the server wrote on what was drawn in its place, if that is the same. */
export function pressAgain(served: Element, live: Element): void {
  const { pressedAhead: pressed } = globalThis;
  globalThis.pressedAhead = undefined;
  if (pressed === undefined) return;
  const at = [...served.querySelectorAll(PRESSABLE)].indexOf(pressed);
  const twin = live.querySelectorAll<HTMLElement>(PRESSABLE)[at];
  if (twin?.tagName === pressed.tagName && twin.textContent === pressed.textContent) twin.click();
}
