type Json = null | boolean | number | string | readonly Json[] | { readonly [key: string]: Json };

/** The description of the calls as a client reads it. */
export interface OpenApi {
  /** Every reference replaced with what it refers to. @throws for one to an unknown path */
  readonly paths: unknown;
  /** The names of components that nothing refers to. */
  readonly unused: readonly string[];
}

export function readOpenApi(text: string): OpenApi {
  const document = JSON.parse(text);
  const used = new Set<string>();

  const at = (reference: string): Json => {
    used.add(reference);
    const keys = reference.replace(/^#\//, "").split("/");
    const found = keys.reduce((node, key) => node?.[key], document);
    if (found === undefined) throw new Error(`${reference} is an unknown path`);
    return found;
  };
  const resolved = (node: Json): Json => {
    if (Array.isArray(node)) return node.map(resolved);
    if (typeof node !== "object" || node === null) return node;
    const { $ref: reference, ...own } = node as Readonly<Record<string, Json>>;
    const written = Object.fromEntries(Object.entries(own).map(([key, value]) => [key, resolved(value)]));
    return typeof reference === "string" ? { ...(resolved(at(reference)) as object), ...written } : written;
  };

  const paths = resolved(document.paths);
  const names = Object.entries<object>(document.components).flatMap(([place, parts]) =>
    Object.keys(parts).map((name) => `#/components/${place}/${name}`),
  );
  return { paths, unused: names.filter((name) => !used.has(name)) };
}
