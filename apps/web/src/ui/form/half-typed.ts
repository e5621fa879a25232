/**
 * Something is typed into a date or time field and is no date or time, such as 31 February or an hour without minutes. The
 * field then has no value, and is not the same as an empty one.
 */
export function isHalfTyped(inputId: string): boolean {
  const input = document.getElementById(inputId);
  return input instanceof HTMLInputElement && input.validity.badInput;
}
