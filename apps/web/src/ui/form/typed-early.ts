type Typed = Readonly<Record<string, unknown>>;

/** Of the entry of the history that is open: no storage has it, and another visit has another entry. */
const typedBefore = (): Typed => history.state?.typed ?? {};

type FieldElement = HTMLInputElement | HTMLSelectElement;

const isField = (element: Element | null): element is FieldElement =>
  element instanceof HTMLInputElement || element instanceof HTMLSelectElement;

const fieldsInWaiting = (): FieldElement[] => [...document.querySelectorAll("[data-unheard] [id]")].filter(isField);

const PAUSE_MS = 300;

/**
 * What is typed into a part whose script has not come is there again for `typedEarly` if the page is loaded anew, until the
 * answer is called: the part has come. Listens above the page: React stops what it cannot answer yet.
 */
export function keepTypedMeanwhile(): () => void {
  let pause: ReturnType<typeof setTimeout> | undefined;
  const keepSoon = (): void => {
    clearTimeout(pause);
    pause = setTimeout(keepTyped, PAUSE_MS);
  };
  addEventListener("input", keepSoon, { capture: true });
  // Something may have been typed before this was here.
  keepSoon();
  return () => {
    clearTimeout(pause);
    removeEventListener("input", keepSoon, { capture: true });
    if (history.state?.typed) keepTyped();
  };
}

/** Keeps what is in the fields of all such parts. */
export function keepTyped(): void {
  const typed = Object.fromEntries(fieldsInWaiting().map(({ id, value }) => [id, value]));
  history.replaceState({ ...history.state, typed }, "");
}

/** What was typed into a field, or chosen in it, while the page was not hydrated, when it was only in the field; undefined for nothing. */
export function typedEarly(inputId: string, isAsServed: (text: string) => boolean): string | undefined {
  if (typeof document === "undefined") return undefined;
  const input = document.getElementById(inputId);
  if (!isField(input)) return undefined;
  const text = isAsServed(input.value) ? typedBefore()[inputId] : input.value;
  return typeof text !== "string" || isAsServed(text) ? undefined : text;
}
