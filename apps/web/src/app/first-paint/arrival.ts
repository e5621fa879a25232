/** Whether a page was opened at its top: by an address that names no part of it, and neither again nor by going back. */
export function isFromTop(): boolean {
  const [arrival] = performance.getEntriesByType("navigation");
  if (location.hash !== "" || arrival === undefined || !("type" in arrival)) return false;
  // The address does not tell of the text that a link asks for (`#:~:text=`). Chromium tells it here.
  return arrival.type === "navigate" && !arrival.name.includes("#");
}
