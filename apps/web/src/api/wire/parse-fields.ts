/** What of a field is read: its texts, one by one in lists; what is null or missing stays so. */
type Read<V, M> = V extends string ? M : V extends readonly (infer Each)[] ? readonly Read<Each, M>[] : V;

/** An object with some of its fields read. */
type WithRead<T, K extends keyof T, M> = Omit<T, K> & { readonly [P in keyof Pick<T, K>]: Read<T[P], M> };

function read<M>(value: unknown, parse: (text: string) => M): unknown {
  if (typeof value === "string") return parse(value);
  return Array.isArray(value) ? value.map((each) => read(each, parse)) : value;
}

/** The object with the named fields read, every text in them by `parse`. */
export function parseFields<T extends object, K extends keyof T, M>(
  value: T,
  fields: readonly K[],
  parse: (text: string) => M,
): WithRead<T, K, M> {
  const present = fields.filter((field) => field in value);
  return { ...value, ...Object.fromEntries(present.map((field) => [field, read(value[field], parse)])) } as WithRead<
    T,
    K,
    M
  >;
}
