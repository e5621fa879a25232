/** One value for each id of a list. */
export function byId<Id extends string, Value>(
  ids: readonly Id[],
  make: (id: Id) => Value,
): Readonly<Record<Id, Value>> {
  const made = {} as Record<Id, Value>;
  for (const id of ids) made[id] = make(id);
  return made;
}
