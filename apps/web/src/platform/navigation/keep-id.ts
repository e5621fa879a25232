import { showsView, viewMark } from "./view-address.ts";

/**
 * Every link and redirect inside the app keeps the `id` of the address, and the pages of a person the mark of a view.
 * `to` is a path of the app with or without its own query and fragment; `search` is the query of the present address.
 */
export function keepId(to: string, search: string): string {
  const [beforeHash = "", ...hash] = to.split("#");
  const [path = "", ...query] = beforeHash.split("?");
  const mark = viewMark(search);
  const [name, value] = mark === null ? ["id", new URLSearchParams(search).get("id")] : ["view", mark];
  if (value === null || (name === "view" && path !== "" && !showsView(path))) return to;
  const parameters = new URLSearchParams(query.join("?"));
  if (!parameters.has(name)) parameters.set(name, value);
  return `${path}?${parameters}${hash.length > 0 ? `#${hash.join("#")}` : ""}`;
}
