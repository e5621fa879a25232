type Typed = Readonly<Record<string, unknown>>;

/** Of the entry of the history that is open: no storage has it, and another visit has another entry. */
const typedBeforeReload = (): Typed => history.state?.typed ?? {};

const isField = (element: Element | null): element is HTMLInputElement | HTMLSelectElement =>
  element instanceof HTMLInputElement || element instanceof HTMLSelectElement;

/** Before the page is loaded again: what is in the fields of parts whose script did not come is there again for `typedEarly`. */
export function keepTypedForReload(): void {
  const fields = [...document.querySelectorAll("[data-unheard] [id]")].filter(isField);
  const typed = Object.fromEntries(fields.map(({ id, value }) => [id, value]));
  history.replaceState({ ...history.state, typed }, "");
}

function takeKept(inputId: string): string | undefined {
  const { [inputId]: text, ...others } = typedBeforeReload();
  if (typeof text !== "string") return undefined;
  history.replaceState({ ...history.state, typed: others }, "");
  return text;
}

/** What was typed into a field, or chosen in it, while the page was not hydrated, when it was only in the field; undefined for nothing. */
export function typedEarly(inputId: string, isAsServed: (text: string) => boolean): string | undefined {
  if (typeof document === "undefined") return undefined;
  const input = document.getElementById(inputId);
  if (!isField(input)) return undefined;
  const text = isAsServed(input.value) ? takeKept(inputId) : input.value;
  return text === undefined || isAsServed(text) ? undefined : text;
}
