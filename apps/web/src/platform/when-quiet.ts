const QUIET_MS = 1500;

/** Resolves once nothing that this page asked for has come for a while. */
export function whenQuiet(): Promise<void> {
  return new Promise((resolve) => {
    function end(): void {
      observer.disconnect();
      resolve();
    }
    let timer = setTimeout(end, QUIET_MS);
    const observer = new PerformanceObserver(() => {
      clearTimeout(timer);
      timer = setTimeout(end, QUIET_MS);
    });
    observer.observe({ type: "resource" });
  });
}
