export interface SectionTop {
  readonly id: string;
  /** Of its title, from the top of the window (px). */
  readonly topPx: number;
}

/** The section that is being read: the last that begins above the line; at the end of the page the last of all. */
export function sectionAt(sections: readonly SectionTop[], linePx: number, isAtEnd: boolean): string | undefined {
  if (isAtEnd) return sections.at(-1)?.id;
  return sections.findLast(({ topPx }) => topPx <= linePx)?.id;
}
