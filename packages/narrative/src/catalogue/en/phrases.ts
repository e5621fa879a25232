/** "a", "a and b", "a, b and c". */
export function listed(items: readonly string[], last: "and" | "or" = "and"): string {
  const [final = "", ...before] = items.toReversed();
  return before.length === 0 ? final : `${before.toReversed().join(", ")} ${last} ${final}`;
}

const ORDINALS = ["1st", "2nd", "3rd", "4th", "5th", "6th", "7th", "8th", "9th", "10th", "11th", "12th"];

/** "7th", of a house from 1 to 12. */
export function ordinal(house: number): string {
  const word = ORDINALS[house - 1];
  if (word === undefined) throw new RangeError(`no house ${house}`);
  return word;
}

/** "1st", "22nd", "13th" */
export function rank(number: number): string {
  const isTeen = Math.floor((number % 100) / 10) === 1;
  const ending = isTeen ? undefined : (["st", "nd", "rd"] as const)[(number % 10) - 1];
  return `${number}${ending ?? "th"}`;
}
