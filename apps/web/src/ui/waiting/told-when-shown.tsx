import { useLayoutEffect } from "react";

/** Stands in a part that waits, and tells that the part is on the screen. */
export function ToldWhenShown({ onShown }: { onShown(): void }) {
  useLayoutEffect(onShown, [onShown]);
  return null;
}
