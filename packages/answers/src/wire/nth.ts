/** The item of a list at a number that cannot miss it: numbers of core, counted from 1. */
export function nth<T>(list: readonly T[], number: number): T {
  const item = list[number - 1];
  if (item === undefined) throw new RangeError(`nothing has the number ${number} among ${list.length}`);
  return item;
}
