/** What was typed into a field, or chosen in it, while the page was not hydrated, when it was only in the field; undefined for nothing. */
export function typedEarly(inputId: string, isAsServed: (text: string) => boolean): string | undefined {
  if (typeof document === "undefined") return undefined;
  const input = document.getElementById(inputId);
  return (input instanceof HTMLInputElement || input instanceof HTMLSelectElement) && !isAsServed(input.value)
    ? input.value
    : undefined;
}
