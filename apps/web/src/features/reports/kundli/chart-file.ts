import type { ChartDivision, ChartStyle } from "@vedanga/contract";

/** What a file may not be called in some file system, and what no address takes well. */
const UNFIT = /[^\p{L}\p{M}\p{N}]+/gu;
const MOST_LETTERS = 60;

/** `anjali-rao-d9-north.svg` */
export function chartFileName(person: string, div: ChartDivision, style: ChartStyle, ending: "svg" | "png"): string {
  const words = [person.slice(0, MOST_LETTERS), div, style].join(" ").toLowerCase();
  return `${words.replace(UNFIT, "-").replace(/^-+|-+$/g, "")}.${ending}`;
}

/** Of the page by day: the letters of a chart are dark. */
const PAPER = "#f7f1e3";

/** The drawing with these parts before all it draws. */
const withFirst = (svg: string, parts: string): string => svg.replace(/<g[\s>]/, (first) => `${parts}${first}`);

/** The drawing on a sheet of its own, so that it can be read on any ground. */
export const onPaper = (svg: string): string => withFirst(svg, `<path fill="${PAPER}" d="M0 0H4000V4000H0Z"/>`);

/** The same with the rules of its faces, as large as asked. */
export function asPicture(svg: string, sidePx: number, faces: string): string {
  const sized = onPaper(svg).replace(/<svg[^>]*>/, (root) =>
    root.replace(/\s(width|height)="[^"]*"/g, (_, name: string) => ` ${name}="${sidePx}"`),
  );
  return withFirst(sized, `<style>${faces.replaceAll("<", "")}</style>`);
}
