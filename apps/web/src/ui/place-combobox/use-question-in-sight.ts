import { type RefObject, useEffect, useRef } from "react";

/** Scrolls a question below a field into sight as it appears, and again when the keyboard of a phone opens for the field. */
export function useQuestionInSight(inputId: string, isAsked: boolean): RefObject<HTMLFieldSetElement | null> {
  const question = useRef<HTMLFieldSetElement>(null);
  useEffect(() => {
    const input = document.getElementById(inputId);
    if (!isAsked || input === null) return;
    const show = (): void => question.current?.scrollIntoView({ block: "nearest" });
    const showAgain = (): void => {
      if (document.activeElement === input) show();
    };
    // Another field that is being written into stays where it is.
    if (document.activeElement === input || !document.activeElement?.matches("input, select, textarea")) show();
    input.addEventListener("focus", show);
    visualViewport?.addEventListener("resize", showAgain);
    return () => {
      input.removeEventListener("focus", show);
      visualViewport?.removeEventListener("resize", showAgain);
    };
  }, [inputId, isAsked]);
  return question;
}
