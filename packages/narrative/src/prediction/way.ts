/**
 * The way of saying something on a day: the next of the list each day, so that no two days in a row say the same thing with
 * the same words, begun at a place of its own for each `who` (a sign) and `where` (a part of the text). The digits of `who`,
 * written with as many figures as the list has ways, are weighted by `where`: signs that begin one part of a text alike
 * begin the next one differently. The same day, sign and part always have the same way.
 */
export function wayOf<T>(
  list: readonly T[],
  { day, who, where }: Readonly<Record<"day" | "who" | "where", number>>,
): T {
  const count = Math.max(2, list.length);
  const [ones, tens, rest] = [who % count, Math.floor(who / count) % count, Math.floor(who / count ** 2)];
  const start = ones + tens * (1 + (where % (count - 1))) + rest * (1 + where) + where;
  const way = list[(day + start) % list.length];
  if (way === undefined) throw new RangeError("no way of saying it");
  return way;
}
