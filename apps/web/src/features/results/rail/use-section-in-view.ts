import { useEffect, useRef, useState } from "react";
import type { SectionLink } from "#person/report/report-list.tsx";
import { useJump } from "#platform/navigation/use-jump.ts";
import { sectionAt } from "./section-at.ts";

/** Where one reads: this part of the window's height from its top. */
const READING_LINE = 0.35;

/** What a reader does to leave the section that was jumped to. */
const ACTS = ["wheel", "touchmove", "keydown", "pointerdown"] as const;

function sectionRead(sections: readonly SectionLink[]): string | undefined {
  const tops = sections.flatMap(({ id }) => {
    const title = document.getElementById(id);
    return title === null ? [] : [{ id, topPx: title.getBoundingClientRect().top }];
  });
  const isAtEnd = scrollY > 0 && scrollY + innerHeight >= document.documentElement.scrollHeight - 1;
  return sectionAt(tops, innerHeight * READING_LINE, isAtEnd);
}

/** The id of the section in view. What was jumped to stays the one until the reader scrolls, though the page may end before it. */
export function useSectionInView(sections: readonly SectionLink[]): string | undefined {
  const [inView, setInView] = useState<string>();
  const jumpedTo = useRef<string>(undefined);

  useJump((id) => {
    jumpedTo.current = id;
    setInView(id);
  });

  useEffect(() => {
    let frame = 0;
    const mark = (): void => {
      cancelAnimationFrame(frame);
      frame = requestAnimationFrame(() => setInView(jumpedTo.current ?? sectionRead(sections)));
    };
    const letGo = (): void => {
      jumpedTo.current = undefined;
    };
    addEventListener("scroll", mark, { passive: true });
    for (const act of ACTS) addEventListener(act, letGo, { passive: true });
    return () => {
      cancelAnimationFrame(frame);
      removeEventListener("scroll", mark);
      for (const act of ACTS) removeEventListener(act, letGo);
    };
  }, [sections]);

  return inView;
}
