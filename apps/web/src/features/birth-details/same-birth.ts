import type { UserDetails } from "@vedanga/contract";

const DECIMALS = 6;

const plain = (text: string): string => text.normalize("NFC").trim();

function coordinate(text: string): string {
  const trimmed = text.trim();
  return trimmed === ""
    ? ""
    : Number(trimmed)
        .toFixed(DECIMALS)
        .replace(/^-(0\.0+)$/, "$1");
}

function canonical(details: UserDetails): readonly (string | number | undefined)[] {
  return [
    plain(details.firstName),
    plain(details.lastName),
    plain(details.email).toLowerCase(),
    plain(details.mobile),
    details.birthDate,
    details.birthTime,
    plain(details.location),
    coordinate(details.latitude),
    coordinate(details.longitude),
    details.zone,
    details.timeAccuracyMinutes,
  ];
}

/** Whether saving one would answer the id of the other: all fields but the language, as the server compares them. */
export function isSameBirth(one: UserDetails, other: UserDetails): boolean {
  const others = canonical(other);
  return canonical(one).every((field, index) => field === others[index]);
}
