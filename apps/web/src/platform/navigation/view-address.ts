/** So many letters of a key stand in the query, where servers see them: enough to distinguish the views of one tab. */
const MARK_LETTERS = 4;
const IN_FRAGMENT = /^#view=([A-Za-z0-9_-]{43})$/;
/** The pages that show a person. Elsewhere nobody is viewed, and the visitor's own person counts again. */
const PAGES = ["/results", "/results/days", "/features", "/report", "/utilities/gem-details"];

const markOf = (key: string): string => key.slice(0, MARK_LETTERS);

/**
 * The address of a view, below the app's base. The key is in the fragment, which no server, log or preview of a link
 * gets to see; the mark in the query tells the pages that they show a view, and which.
 */
export const viewAddress = (key: string, lang?: string): string =>
  `/results?view=${markOf(key)}${lang === undefined ? "" : `&lang=${lang}`}#view=${key}`;

export const viewMark = (search: string): string | null => new URLSearchParams(search).get("view");

/** Whether a page keeps showing the view of the page that leads to it. */
export const showsView = (path: string): boolean => PAGES.includes(path);

/** The key of the view that an address names: its own, or the one that this tab was opened with. */
export function viewKeyAt({ search, hash }: Pick<Location, "search" | "hash">, kept: string | null): string | null {
  const mark = viewMark(search);
  if (mark === null) return null;
  const key = IN_FRAGMENT.exec(hash)?.[1] ?? kept;
  return key !== null && markOf(key) === mark ? key : null;
}
