/** The item at `index`, for a list whose length the caller knows; outside it the caller is wrong, so it throws. */
export function itemAt<T>(list: readonly T[], index: number): T {
  const item = list[index];
  if (item === undefined) throw new RangeError(`no item at ${index} of ${list.length}`);
  return item;
}
