/** What `make` gives of a number, made once and kept. Beyond `most` of them all are forgotten, so that none piles up. */
export function kept<T>(make: (of: number) => T, most: number): (of: number) => T {
  const known = new Map<number, { readonly value: T }>();
  return (of) => {
    const found = known.get(of);
    if (found !== undefined) return found.value;
    const value = make(of);
    if (known.size >= most) known.clear();
    known.set(of, { value });
    return value;
  };
}

/** The result of `make`, computed on first use and then kept. */
export function once<T>(make: () => T): () => T {
  let made: { readonly value: T } | undefined;
  return () => {
    made ??= { value: make() };
    return made.value;
  };
}
