import type { UserDetails } from "@vedanga/contract";

/**
 * The same birth entered twice gives the same text: every field but the language, in a fixed order, trimmed, in NFC,
 * the e-mail in lower case, coordinates to 6 decimals. A change here changes every id made after it.
 */
export function canonicalDetails(details: UserDetails): string {
  return JSON.stringify([
    "vedanga details 1",
    plain(details.firstName),
    plain(details.lastName),
    plain(details.email).toLowerCase(),
    plain(details.mobile),
    plain(details.birthDate),
    plain(details.birthTime),
    plain(details.location),
    sixDecimals(details.latitude),
    sixDecimals(details.longitude),
    details.zone ?? null,
    details.timeAccuracyMinutes ?? null,
  ]);
}

const plain = (text: string): string => text.normalize("NFC").trim();

/** Empty stays empty: a place that was not located is not a place at zero. */
function sixDecimals(text: string): string {
  const trimmed = text.trim();
  if (trimmed === "") return "";
  const rounded = Number(trimmed).toFixed(6);
  return Number(rounded) === 0 ? "0.000000" : rounded;
}
