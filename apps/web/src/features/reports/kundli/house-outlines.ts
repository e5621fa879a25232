import { cleanSvg } from "#ui/chart-figure/clean-svg.ts";

export interface HouseOutlines {
  readonly viewBox: string;
  readonly transform: string;
  /** From the first house; each as the path of its outline. */
  readonly paths: readonly { readonly house: number; readonly d: string }[];
}

const HOUSE = /(?:^|\s)chart-area-(\d+)(?:\s|$)/;

/** Where the houses are in a drawing; null if it does not say so. */
export function houseOutlines(svg: string): HouseOutlines | null {
  const drawing = cleanSvg(svg).firstElementChild;
  const viewBox = drawing?.getAttribute("viewBox");
  const transform = drawing?.querySelector("g[transform]")?.getAttribute("transform");
  const paths = [...(drawing?.querySelectorAll("path.chart-area") ?? [])]
    .map((path) => ({
      house: Number(HOUSE.exec(path.getAttribute("class") ?? "")?.[1]),
      d: path.getAttribute("d") ?? "",
    }))
    .toSorted((one, other) => one.house - other.house);
  const isWhole = paths.length === 12 && paths.every(({ house }, index) => house === index + 1);
  return viewBox && transform && isWhole ? { viewBox, transform, paths } : null;
}
