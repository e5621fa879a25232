/** The year of a sign that the server wrote into the page, if the reader sees it; null if not. */
export function servedYear(): number | null {
  if (typeof document === "undefined") return null;
  const { firstDayYear, firstDayHidden } = document.documentElement.dataset;
  return firstDayHidden === undefined ? Number(firstDayYear) || null : null;
}
