const two = (value: number): string => String(value).padStart(2, "0");

/** `YYYY-MM-DD` of an instant (ms since 1970 UTC) by the clock of whoever looks. */
export function visitorsDay(instantMs: number): string {
  const date = new Date(instantMs);
  return `${date.getFullYear()}-${two(date.getMonth() + 1)}-${two(date.getDate())}`;
}
