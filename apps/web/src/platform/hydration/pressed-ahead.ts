import { noteTyping } from "./typed-ahead.ts";

/** What answers a press by its script alone, in what the server wrote; a part that folds opens without one. */
const PRESSABLE = "button, input";

/**
 * The same in the page itself. What is filled in keeps what is typed, and what sends a form is heard as that. What is chosen
 * in a form is sent with it; elsewhere a choice acts at once, and React takes the page over as it was written.
 */
const PRESSABLE_IN_PAGE = "button[type=button], input[type=radio]:not(form *)";
const LIST_IN_PAGE = "select:not(form *)";

const SERVED = "[data-first-day]";

/** What nobody hears yet though the page is alive: what the server wrote into it, and a part whose script is on its way. */
const UNHEARD = `${SERVED}, [data-unheard]`;

const ALIVE = "alive";

declare global {
  /** What was pressed where nobody listens yet, until it is pressed again: the head and the app are two scripts. */
  var pressedAhead: HTMLElement | undefined;
}

function pressAgain(pressed: HTMLElement, chosen: string): void {
  if (pressed instanceof HTMLFormElement) pressed.requestSubmit();
  else if (pressed instanceof HTMLSelectElement) {
    pressed.value = chosen;
    pressed.dispatchEvent(new Event("change", { bubbles: true }));
  } else {
    // React hears of a change alone.
    if (pressed instanceof HTMLInputElement) pressed.checked = false;
    pressed.click();
  }
}

/**
 * In the head of a page: notes what is pressed and sent where nobody listens yet, and keeps what is typed in a form. Once
 * the page, or the part of it that was pressed, is alive, the last press is made again, if it was not within what the server
 * wrote and nothing was typed after it.
 */
export function notePresses(page: Document): void {
  let isAlive = false;
  let noted: Event | undefined;
  /** In the list that was chosen from. */
  let chosen = "";
  const isHeard = (part: Element): boolean => isAlive && !part.closest(UNHEARD);
  const note = (event: Event, pressed: HTMLElement): void => {
    noted = event;
    globalThis.pressedAhead = pressed;
  };
  page.addEventListener(
    "click",
    (event) => {
      const pressed = event.target instanceof Element ? event.target.closest<HTMLElement>(PRESSABLE) : null;
      if (!pressed || isHeard(pressed)) return;
      if (pressed.closest(SERVED) || pressed.matches(PRESSABLE_IN_PAGE)) note(event, pressed);
    },
    { capture: true },
  );
  page.addEventListener(
    "change",
    (event) => {
      const { target } = event;
      if (!(target instanceof HTMLSelectElement) || !target.matches(LIST_IN_PAGE) || isHeard(target)) return;
      chosen = target.value;
      note(event, target);
    },
    { capture: true },
  );
  page.addEventListener(
    "submit",
    (event) => {
      if (!(event.target instanceof HTMLElement) || isHeard(event.target)) return;
      // The browser would load the page again, empty.
      event.preventDefault();
      note(event, event.submitter ?? event.target);
    },
    { capture: true },
  );
  const forget = (): void => {
    globalThis.pressedAhead = undefined;
  };
  // Who goes on typing has not sent it yet; who comes back to a page does not wait for it.
  page.addEventListener("input", ({ target }) => {
    if (target instanceof Element && target !== globalThis.pressedAhead && !isHeard(target)) forget();
  });
  addEventListener("pagehide", forget);
  const dropTaken = noteTyping(page, isHeard);
  page.addEventListener(ALIVE, ({ target }) => {
    isAlive ||= target === page;
    dropTaken();
    const { pressedAhead: pressed } = globalThis;
    if (!pressed || !isAlive || pressed.closest(UNHEARD)) return;
    forget();
    // A press that is still under way brought the page alive, and React answers it itself.
    if (noted?.eventPhase !== Event.NONE) return;
    // What was typed is drawn first.
    setTimeout(() => pressed.isConnected && pressAgain(pressed, chosen));
  });
}

/** Says that the page listens, but for what the server wrote into it and the parts whose scripts are on their way. */
export const sayAlive = (): void => void document.dispatchEvent(new Event(ALIVE));

/** Says that the page never will: the browser answers alone. */
export function sayNeverAlive(): void {
  for (const part of document.querySelectorAll("[data-unheard]")) part.removeAttribute("data-unheard");
  sayAlive();
}

/** Says that a part listens whose script came after that of its screen. */
export const sayPartAlive = (part: Element): void => void part.dispatchEvent(new Event(ALIVE, { bubbles: true }));

/** The last press within `served`, if there was one; it is made once. */
export function takePress(served: Element): HTMLElement | undefined {
  const { pressedAhead: pressed } = globalThis;
  const isWithin = pressed !== undefined && served.contains(pressed);
  if (isWithin || !pressed?.isConnected) globalThis.pressedAhead = undefined;
  return isWithin ? pressed : undefined;
}
