/** Whether a page was opened at its top: by an address that names no part of it, and neither again nor by going back. */
export function isFromTop(): boolean {
  const [arrival] = performance.getEntriesByType("navigation");
  return location.hash === "" && arrival !== undefined && "type" in arrival && arrival.type === "navigate";
}
