import { showsView, viewMark } from "./view-address.ts";

interface KeptParameter {
  readonly name: "id" | "view";
  readonly value: string | null;
}

function readParameter(search: string): KeptParameter {
  const mark = viewMark(search);
  return mark === null ? { name: "id", value: new URLSearchParams(search).get("id") } : { name: "view", value: mark };
}

/** All links of a page ask for the same, each time they are drawn. */
let lastSearch = "";
let lastParameter = readParameter(lastSearch);

function keptParameter(search: string): KeptParameter {
  if (search !== lastSearch) {
    lastParameter = readParameter(search);
    lastSearch = search;
  }
  return lastParameter;
}

/**
 * Every link and redirect inside the app keeps the `id` of the address, and the pages of a person the mark of a view.
 * `to` is a path of the app with or without its own query and fragment; `search` is the query of the present address.
 */
export function keepId(to: string, search: string): string {
  const { name, value } = keptParameter(search);
  if (value === null) return to;
  const [beforeHash = "", ...hash] = to.split("#");
  const [path = "", ...query] = beforeHash.split("?");
  if (name === "view" && path !== "" && !showsView(path)) return to;
  const parameters = new URLSearchParams(query.join("?"));
  if (!parameters.has(name)) parameters.set(name, value);
  return `${path}?${parameters}${hash.length > 0 ? `#${hash.join("#")}` : ""}`;
}
