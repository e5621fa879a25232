import { typedAhead } from "#platform/hydration/typed-ahead.ts";

/**
 * What was typed into a field, or chosen in it, while the page was not hydrated, when it was only in the field; also before
 * the page was loaded again. Undefined for nothing.
 */
export function typedEarly(inputId: string, isAsServed: (text: string) => boolean): string | undefined {
  if (typeof document === "undefined") return undefined;
  const input = document.getElementById(inputId);
  if (!(input instanceof HTMLInputElement || input instanceof HTMLSelectElement)) return undefined;
  const text = isAsServed(input.value) ? typedAhead()[inputId] : input.value;
  return text === undefined || isAsServed(text) ? undefined : text;
}
