const DECIMALS = 6;
const NUMBER = /^[+-]?\d{1,3}(\.\d*)?$/;

/** `17.98` as `17.980000`, the form in which coordinates are kept; a text that is not a number is unchanged. */
export function toSixDecimals(text: string): string {
  const trimmed = text.trim();
  return NUMBER.test(trimmed) ? Number(trimmed).toFixed(DECIMALS) : text;
}
