/** What was typed into a field while the page was not hydrated, when it was only in the field; undefined for nothing. */
export function typedEarly(inputId: string, isAsServed: (text: string) => boolean): string | undefined {
  const input = document.getElementById(inputId);
  return input instanceof HTMLInputElement && !isAsServed(input.value) ? input.value : undefined;
}
