/** The item whose turn it is: counted round the list, so that neighbours in `count` get different ones. */
export function turn<T>(list: readonly T[], count: number): T {
  const item = list[((count % list.length) + list.length) % list.length];
  if (item === undefined) throw new RangeError("an empty list has no turns");
  return item;
}
