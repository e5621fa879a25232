const PAUSE_MS = 300;

type Typed = Readonly<Record<string, string>>;

/** Of the entry of the history that is open, by the id of the field: no storage has it, and another visit has another entry. */
export const typedAhead = (): Typed => history.state?.typed ?? {};

const keep = (typed: Typed): void => history.replaceState({ ...history.state, typed }, "");

/**
 * In the head of a page: what is typed or chosen where nobody listens yet is kept until the part is alive, so that a page that
 * is loaded again before has it. The answer drops what has been taken over.
 */
export function noteTyping(page: Document, isHeard: (part: Element) => boolean): () => void {
  let pause: ReturnType<typeof setTimeout>;
  let pending: Typed = {};
  const keepPending = (): void => {
    keep({ ...typedAhead(), ...pending });
    pending = {};
  };
  const note = ({ target, type }: Event): void => {
    const isField = target instanceof HTMLInputElement || target instanceof HTMLSelectElement;
    if (!isField || target.id === "" || isHeard(target)) return;
    pending = { ...pending, [target.id]: target.value };
    clearTimeout(pause);
    // Some browsers refuse so many changes of an entry. A field that is left is kept at once.
    if (type === "change") keepPending();
    else pause = setTimeout(keepPending, PAUSE_MS);
  };
  page.addEventListener("input", note, { capture: true });
  page.addEventListener("change", note, { capture: true });
  return () => {
    const isWaiting = ([id]: readonly [string, string]): boolean => {
      const field = page.getElementById(id);
      return field !== null && !isHeard(field);
    };
    const kept = Object.entries(typedAhead());
    const left = kept.filter(isWaiting);
    pending = Object.fromEntries(Object.entries(pending).filter(isWaiting));
    if (left.length < kept.length) keep(Object.fromEntries(left));
  };
}
