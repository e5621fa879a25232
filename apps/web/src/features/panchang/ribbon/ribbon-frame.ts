/** Where the rows of the ribbon stand, CSS pixels from its top left corner. */
export interface RibbonFrame {
  /** Room for names of rows and clocks at boundaries: from 768 px of window. */
  readonly isWide: boolean;
  readonly width: number;
  readonly leftPx: number;
  readonly rightPx: number;
  readonly remPx: number;
  readonly sky: { readonly top: number; readonly height: number };
  readonly scaleTop: number;
  readonly spansTop: number;
  readonly spanHeight: number;
  readonly spanLines: number;
  readonly limbsTop: number;
  readonly limbHeight: number;
}

/** What the page gives: measured, for the text in it keeps the size the person has chosen. */
export interface RibbonRoom {
  readonly width: number;
  readonly remPx: number;
  readonly isWide: boolean;
}

// In rem. Their sums are the heights that ribbon.module.css reserves: 19.75 and 23.25.
const FLAG = 1.375;
const SCALE = 1.875;
const LIMB = 1.875;
const NARROW = { label: 0, sky: 5.5, spans: 3.5 };
const WIDE = { label: 5.5, sky: 9, spans: 3.5 };

export function ribbonFrame({ width, remPx, isWide }: RibbonRoom): RibbonFrame {
  const { label, sky, spans } = isWide ? WIDE : NARROW;
  const scaleTop = FLAG + sky;
  const spansTop = scaleTop + SCALE;
  return {
    isWide,
    width,
    remPx,
    leftPx: label * remPx,
    rightPx: width,
    sky: { top: FLAG * remPx, height: sky * remPx },
    scaleTop: scaleTop * remPx,
    spansTop: spansTop * remPx,
    spanHeight: remPx,
    spanLines: 2,
    limbsTop: (spansTop + spans) * remPx,
    limbHeight: LIMB * remPx,
  };
}
