import { type ConventionChoice, conventionParameters, conventionsFrom, DEFAULT_CONVENTIONS } from "./conventions.ts";

export const PREFERRED_CONVENTIONS_KEY = "preferredConventions";

const listeners = new Set<() => void>();
let chosen: ConventionChoice | undefined;

function saved(): ConventionChoice | null {
  try {
    return conventionsFrom(new URLSearchParams(localStorage.getItem(PREFERRED_CONVENTIONS_KEY) ?? ""));
  } catch {
    return null;
  }
}

/** What this device reckons by: the default, until somebody chooses. */
export function rememberedConventions(): ConventionChoice {
  chosen ??= saved() ?? DEFAULT_CONVENTIONS;
  return chosen;
}

export const conventionsOfAPageAsleep = (): ConventionChoice => DEFAULT_CONVENTIONS;

/** The default needs no remembering: it leaves nothing behind. */
export function rememberConventions(choice: ConventionChoice): void {
  chosen = choice;
  const text = new URLSearchParams(conventionParameters(choice)).toString();
  try {
    if (text === "") localStorage.removeItem(PREFERRED_CONVENTIONS_KEY);
    else localStorage.setItem(PREFERRED_CONVENTIONS_KEY, text);
  } catch {
    // A device that keeps nothing still reckons so until the page is left.
  }
  for (const listener of listeners) listener();
}

export function onConventionsRemembered(listener: () => void): () => void {
  listeners.add(listener);
  return () => listeners.delete(listener);
}
