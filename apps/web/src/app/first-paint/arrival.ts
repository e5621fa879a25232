/** Whether a page was opened at its top: by an address that names no part of it, and neither again nor by going back. */
export function isFromTop(): boolean {
  const [arrival] = performance.getEntriesByType("navigation");
  // Its name has the whole address: a page does not see the text that a link asks for (`#:~:text=`) in its own.
  return arrival !== undefined && "type" in arrival && arrival.type === "navigate" && !arrival.name.includes("#");
}
