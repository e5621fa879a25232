/** Acts once the frame that is due is painted, or at once in a tab that is not seen: it has no frames. */
export function afterFrame(act: () => void): void {
  if (document.hidden) act();
  else requestAnimationFrame(() => setTimeout(act));
}
