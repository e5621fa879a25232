/** The places of the rows of the ribbon, CSS pixels from the top left corner of its track. */
export interface RibbonFrame {
  /** Room for names of rows and clocks at boundaries: from 768 px of window. */
  readonly isWide: boolean;
  /** The column of those names, before the track. */
  readonly labelPx: number;
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
  /** A place or a width along the track as SVG takes it. */
  across(px: number): number | string;
}

/** What the page gives: measured, for the text in it keeps the size the person has chosen. */
export interface RibbonRoom {
  readonly width: number;
  readonly remPx: number;
  readonly isWide: boolean;
  /** Not measured: what is placed along the track stretches with it, whatever its width turns out to be. */
  readonly isElastic?: boolean;
}

/**
 * The room of a drawing that is not measured, for each kind of screen its narrowest: names that have room there have room on
 * every wider one. The widths are those of the sheet in windows of 360, 768 and 1100 px.
 */
export const UNMEASURED: readonly { readonly screen: "phone" | "tablet" | "desk"; readonly room: RibbonRoom }[] = [
  { screen: "phone", room: { width: 328, remPx: 16, isWide: false, isElastic: true } },
  { screen: "tablet", room: { width: 703, remPx: 16, isWide: true, isElastic: true } },
  { screen: "desk", room: { width: 1007, remPx: 16, isWide: true, isElastic: true } },
];

/**
 * The room on paper, where nothing is measured either: A4 between its margins is 180 mm, and another sheet stretches it. The
 * size of its letters is from day-panel.module.css.
 */
export const ON_PAPER: RibbonRoom = { width: 680, remPx: 11.5, isWide: true, isElastic: true };

// In rem. Their sums are the heights that ribbon.module.css reserves: 20.875 and 23.25.
const FLAG = 1.375;
const SCALE = 1.875;
const LIMB = 1.875;
const NARROW = { label: 0, sky: 5.5, spans: 4.625, spanLines: 3 };
const WIDE = { label: 5.5, sky: 9, spans: 3.5, spanLines: 2 };

export function ribbonFrame({ width, remPx, isWide, isElastic = false }: RibbonRoom): RibbonFrame {
  const { label, sky, spans, spanLines } = isWide ? WIDE : NARROW;
  const scaleTop = FLAG + sky;
  const spansTop = scaleTop + SCALE;
  const trackPx = width - label * remPx;
  return {
    isWide,
    labelPx: label * remPx,
    remPx,
    leftPx: 0,
    rightPx: trackPx,
    sky: { top: FLAG * remPx, height: sky * remPx },
    scaleTop: scaleTop * remPx,
    spansTop: spansTop * remPx,
    spanHeight: remPx,
    spanLines,
    limbsTop: (spansTop + spans) * remPx,
    limbHeight: LIMB * remPx,
    across: (px) => (isElastic ? `${((px / trackPx) * 100).toFixed(2)}%` : px),
  };
}
