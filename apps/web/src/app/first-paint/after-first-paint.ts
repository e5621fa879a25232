/** Acts once something of the page has been painted; never where a browser does not tell. */
export function afterFirstPaint(act: () => void): void {
  const observer = new PerformanceObserver((paints) => {
    if (paints.getEntriesByName("first-contentful-paint").length === 0) return;
    observer.disconnect();
    act();
  });
  observer.observe({ type: "paint", buffered: true });
}
