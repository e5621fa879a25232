/** What answers a press by its script alone; a part that folds opens without one. */
const PRESSABLE = "button, input";

declare global {
  /** What was pressed on a page that is not alive yet, until the app takes it: they are two scripts. */
  var pressedAhead: HTMLElement | undefined;
}

/** In the head of a page: notes what is pressed in what the server wrote, where nobody listens yet. */
export function notePresses(page: Document): void {
  page.addEventListener(
    "click",
    ({ target }) => {
      const pressed = target instanceof Element ? target.closest<HTMLElement>(PRESSABLE) : null;
      if (pressed?.closest("[data-first-day]")) globalThis.pressedAhead = pressed;
    },
    { capture: true },
  );
}

/** The last press within `served`, if there was one; it is made once. */
export function takePress(served: Element): HTMLElement | undefined {
  const { pressedAhead: pressed } = globalThis;
  const isWithin = pressed !== undefined && served.contains(pressed);
  if (isWithin || !pressed?.isConnected) globalThis.pressedAhead = undefined;
  return isWithin ? pressed : undefined;
}
