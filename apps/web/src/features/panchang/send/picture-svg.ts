import { litPath } from "#ui/lit-limb.ts";
import { WORDMARK_OUTLINES } from "#ui/wordmark-outlines.ts";
import type { Face } from "./fit-text.ts";
import {
  DATE_TOP_PX,
  type Ink,
  LEFT_PX,
  LINES_TOP_PX,
  type PictureLayout,
  type PlacedMark,
  type PlacedText,
  RIGHT_PX,
  STRIP_TOP_PX,
} from "./picture-layout.ts";
import { PICTURE_HEIGHT_PX, PICTURE_WIDTH_PX, type PictureParts, type SkyLight } from "./picture-parts.ts";

// The theme of the day, whatever the page's own: a picture lies among those of other people.
const PAPER = "#f7f1e3";
const RULE = "#d2c7b1";
const SLATE = "#4d5469";
const INKS: Readonly<Record<Ink, string>> = { ink: "#1a1838", soft: "#454261", red: "#b3261a" };
const SKY: Readonly<Record<SkyLight, string>> = {
  day: "#f0e3c2",
  civil: "#a59db0",
  nautical: "#5f5a85",
  astro: "#363363",
  night: "#1d1b45",
};

/** As the style of a text; measured with the same. */
export const FACE_STYLES: Readonly<Record<Face, string>> = {
  display: "font-family:'Tiro Telugu';font-feature-settings:'lnum'",
  italic: "font-family:'Tiro Telugu';font-style:italic;font-feature-settings:'lnum'",
  text: "font-family:'Anek Telugu';font-feature-settings:'lnum'",
  bold: "font-family:'Anek Telugu';font-weight:600;font-feature-settings:'lnum'",
};

const STRIP_PX = 78;
const SCALE_PX = 16;
const RAHU_PX = 34;

const escaped = (text: string): string => text.replaceAll("&", "&amp;").replaceAll("<", "&lt;").replaceAll(">", "&gt;");
const rect = (x: number, y: number, width: number, height: number, how: string): string =>
  `<rect x="${x.toFixed(1)}" y="${y.toFixed(1)}" width="${width.toFixed(1)}" height="${height.toFixed(1)}" ${how}/>`;
const across = (y: number, height: number, color: string): string =>
  rect(LEFT_PX, y, RIGHT_PX - LEFT_PX, height, `fill="${color}"`);

/** A laid out picture as SVG text, with the rules of its faces. */
export function pictureSvg({ sky }: PictureParts, { texts, marks, rulesPx }: PictureLayout, faces: string): string {
  const size = `width="${PICTURE_WIDTH_PX}" height="${PICTURE_HEIGHT_PX}"`;
  return [
    `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 ${PICTURE_WIDTH_PX} ${PICTURE_HEIGHT_PX}" ${size}>`,
    `<style>${faces.replaceAll("<", "")}</style>`,
    '<pattern id="hatch" width="10" height="10" patternUnits="userSpaceOnUse" patternTransform="rotate(45)">',
    `<path d="M0 0V10" stroke="${SLATE}" stroke-width="4"/></pattern>`,
    rect(0, 0, PICTURE_WIDTH_PX, PICTURE_HEIGHT_PX, `fill="${PAPER}"`),
    `<g transform="translate(${LEFT_PX - 2} 117) scale(0.0638)"><path fill="${INKS.ink}" d="${WORDMARK_OUTLINES}"/></g>`,
    across(DATE_TOP_PX, 5, INKS.ink),
    across(DATE_TOP_PX + 10, 2, INKS.ink),
    across(LINES_TOP_PX, 3, INKS.ink),
    ...rulesPx.map((y) => across(y, 2, RULE)),
    ...marks.map(markOf),
    stripOf(sky),
    ...texts.map(textOf),
    "</svg>",
  ].join("");
}

const textOf = ({ text, x, baselinePx, sizePx, face, ink, anchor }: PlacedText): string =>
  `<text x="${x.toFixed(1)}" y="${baselinePx.toFixed(1)}" font-size="${sizePx.toFixed(2)}" fill="${INKS[ink]}" text-anchor="${anchor}" style="${FACE_STYLES[face]}">${escaped(text)}</text>`;

function markOf({ mark, topPx }: PlacedMark): string {
  if (mark === "rahu") {
    const place = [RIGHT_PX - 103, topPx, 102, 40] as const;
    return rect(...place, `fill="url(#hatch)" stroke="${SLATE}" stroke-width="2"`);
  }
  if (mark === "sun") {
    return `<circle cx="${RIGHT_PX - 52}" cy="${topPx + 20}" r="21.5" fill="#d5961a" stroke="#7d5000" stroke-width="3"/>`;
  }
  const lit = mark.tithi === 30 ? "" : `<path fill="#fffaf0" d="${litPath(mark.tithi)}"/>`;
  return [
    `<g transform="translate(${RIGHT_PX - 118} ${topPx - 14}) scale(5.45)">`,
    `<circle cx="12" cy="12" r="9" fill="#3f3d5a"/>${lit}`,
    `<circle cx="12" cy="12" r="9" fill="none" stroke="${INKS.ink}" stroke-width="0.7"/></g>`,
  ].join("");
}

/** The day from sunrise to sunrise to scale: the light, Rahu Kaal, the hours. */
function stripOf({ bands, rahu, hours }: PictureParts["sky"]): string {
  const wide = RIGHT_PX - LEFT_PX;
  const x = (at: number): number => LEFT_PX + at * wide;
  const scaleTop = STRIP_TOP_PX + STRIP_PX;
  const frame = `fill="none" stroke="${INKS.ink}" stroke-width="2"`;
  const hatched = { y: scaleTop - RAHU_PX - 1, height: RAHU_PX };
  return [
    ...bands.map(({ light, from, to }) =>
      rect(x(from), STRIP_TOP_PX, (to - from) * wide + 0.5, STRIP_PX, `fill="${SKY[light]}"`),
    ),
    ...(rahu
      ? [
          rect(x(rahu.from), hatched.y, (rahu.to - rahu.from) * wide, hatched.height, `fill="${PAPER}"`),
          rect(
            ...([x(rahu.from), hatched.y, (rahu.to - rahu.from) * wide, hatched.height] as const),
            `fill="url(#hatch)" stroke="${SLATE}" stroke-width="2"`,
          ),
        ]
      : []),
    ...hours.flatMap(({ at }, index) =>
      index % 2 === 0
        ? [rect(x(at), scaleTop, ((hours[index + 1]?.at ?? 1) - at) * wide, SCALE_PX, `fill="${INKS.ink}"`)]
        : [],
    ),
    rect(LEFT_PX + 1, scaleTop, wide - 2, SCALE_PX - 1, frame),
    rect(LEFT_PX + 1, STRIP_TOP_PX, wide - 2, STRIP_PX, frame),
  ].join("");
}
