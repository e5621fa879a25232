/**
 * Every link and redirect inside the app keeps the `id` of the address.
 * `to` is a path of the app with or without its own query and fragment; `search` is the query of the present address.
 */
export function keepId(to: string, search: string): string {
  const id = new URLSearchParams(search).get("id");
  if (id === null) return to;
  const [beforeHash = "", ...hash] = to.split("#");
  const [path = "", ...query] = beforeHash.split("?");
  const parameters = new URLSearchParams(query.join("?"));
  if (!parameters.has("id")) parameters.set("id", id);
  return `${path}?${parameters}${hash.length > 0 ? `#${hash.join("#")}` : ""}`;
}
