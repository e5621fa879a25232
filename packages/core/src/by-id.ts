/** One value for each id of a list. */
export function byId<Id extends string, Value>(
  ids: readonly Id[],
  make: (id: Id) => Value,
): Readonly<Record<Id, Value>> {
  return Object.fromEntries(ids.map((id) => [id, make(id)])) as Record<Id, Value>;
}
