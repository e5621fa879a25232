import { LRUCache } from "lru-cache";

/** `decidedBy` is all that changes what is made under a name: an address where it is answered, or a date. */
type Latest<T extends object> = (name: string, decidedBy: string, make: (decidedBy: string) => T) => T;

/** Keeps what was made last under each name, under so many names at most. */
export function createLatest<T extends object>(most: number): Latest<T> {
  const kept = new LRUCache<string, { readonly decidedBy: string; readonly made: T }>({ max: most });
  return (name, decidedBy, make) => {
    const known = kept.get(name);
    if (known?.decidedBy === decidedBy) return known.made;
    const made = make(decidedBy);
    kept.set(name, { decidedBy, made });
    return made;
  };
}
