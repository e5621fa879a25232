import { startTransition, useEffect, useState } from "react";
import { loadPiece, pieceHere } from "./load-piece.ts";

/** What a part of the page is drawn with, once its script is here; `retry` is for a `LostPart` where that did not come. */
export interface LatePart<T> {
  readonly part: T | undefined;
  readonly retry: (() => void) | undefined;
}

/** For a part that is not one component: what stands in its place meanwhile is drawn by the page. */
export function useLatePart<T>(load: () => Promise<T>): LatePart<T> {
  const [part, setPart] = useState(() => pieceHere(load));
  const [attempt, setAttempt] = useState(0);
  const [lostAttempt, setLostAttempt] = useState<number>();
  const isWanted = part === undefined;
  useEffect(() => {
    if (!isWanted) return;
    loadPiece(load, attempt > 0).then(
      (here) => startTransition(() => setPart(() => here)),
      () => setLostAttempt(attempt),
    );
  }, [load, attempt, isWanted]);
  const isLost = isWanted && lostAttempt === attempt;
  return { part, retry: isLost ? () => setAttempt(attempt + 1) : undefined };
}
