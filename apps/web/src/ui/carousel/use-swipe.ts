import { type MouseEvent, type PointerEvent, useRef } from "react";

/** Less is a press that trembled. */
const LEAST_PX = 40;

interface SwipeHandlers {
  onPointerDown(event: PointerEvent): void;
  onPointerUp(event: PointerEvent): void;
  onPointerCancel(): void;
  onClickCapture(event: MouseEvent): void;
}

/** Recognises a sideways swipe: `turn(1)` to the left, for what comes next, `turn(-1)` to the right. */
export function useSwipe(turn: (steps: 1 | -1) => void): SwipeHandlers {
  const start = useRef<{ readonly x: number; readonly y: number } | null>(null);
  const hasSwiped = useRef(false);
  return {
    onPointerDown: ({ pointerType, clientX, clientY }) => {
      hasSwiped.current = false;
      start.current = pointerType === "mouse" ? null : { x: clientX, y: clientY };
    },
    onPointerUp: ({ clientX, clientY }) => {
      if (!start.current) return;
      const right = clientX - start.current.x;
      const down = clientY - start.current.y;
      start.current = null;
      if (Math.abs(right) < LEAST_PX || Math.abs(right) < Math.abs(down)) return;
      hasSwiped.current = true;
      turn(right < 0 ? 1 : -1);
    },
    onPointerCancel: () => {
      start.current = null;
    },
    // A swipe that ends on a link is no press on it.
    onClickCapture: (event) => {
      if (!hasSwiped.current) return;
      hasSwiped.current = false;
      event.preventDefault();
      event.stopPropagation();
    },
  };
}
