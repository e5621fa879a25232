import { useEffect, useReducer, useState } from "react";
import { isSetToTurn, mayTurn, ROTATION_AT_START, type RotationEvent, rotationAfter } from "./rotation.ts";
import { useMedia } from "./use-media.ts";
import { usePageHidden } from "./use-page-hidden.ts";

export interface Rotation {
  readonly index: number;
  /** What the button shows. */
  readonly isSet: boolean;
  /** It turns at this moment. */
  readonly isTurning: boolean;
  /** Shows the slide this many places further, round at both ends, and counts its time again. */
  goTo(index: number): void;
  dispatch(event: RotationEvent): void;
}

/** Which of `count` slides is shown, the next after each `intervalMs` in which nothing stopped it. */
export function useRotation(count: number, intervalMs: number): Rotation {
  const [asked, goTo] = useState(0);
  const [state, dispatch] = useReducer(rotationAfter, ROTATION_AT_START);
  const prefersStill = useMedia("(prefers-reduced-motion: reduce)");
  const isPageHidden = usePageHidden();
  const isTurning = count > 1 && mayTurn(state, prefersStill, isPageHidden);
  // Slides may become fewer, when a catalogue arrives.
  const index = ((asked % count) + count) % count;
  useEffect(() => {
    if (!isTurning) return;
    const timer = setTimeout(() => goTo(index + 1), intervalMs);
    return () => clearTimeout(timer);
  }, [isTurning, index, intervalMs]);
  return { index, isSet: isSetToTurn(state, prefersStill), isTurning, goTo, dispatch };
}
