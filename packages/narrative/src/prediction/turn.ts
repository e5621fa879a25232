/**
 * The item whose turn it is: counted round the list, so that neighbours in `count` get different ones. Each time round the
 * list begins `shift` places on (0 to 2 for a list of four): lists used together with different shifts do not come round
 * together.
 */
export function turn<T>(list: readonly T[], count: number, shift: number = 0): T {
  const index = count + shift * Math.floor(count / list.length);
  const item = list[((index % list.length) + list.length) % list.length];
  if (item === undefined) throw new RangeError("an empty list has no turns");
  return item;
}
