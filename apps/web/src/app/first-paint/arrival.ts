/** Whether a page was opened at its top: by an address that names no part of it, and neither again nor by going back. */
export function isFromTop(): boolean {
  const [arrival] = performance.getEntriesByType("navigation");
  return location.hash === "" && arrival instanceof PerformanceNavigationTiming && arrival.type === "navigate";
}
