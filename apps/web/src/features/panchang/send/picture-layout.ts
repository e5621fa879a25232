import { type Face, type FittedText, fitText, LEAST_PX, type MeasureText } from "./fit-text.ts";
import type { PictureLine, PictureParts } from "./picture-parts.ts";

export const LEFT_PX = 68;
export const RIGHT_PX = 1012;
const SHEET_PX = RIGHT_PX - LEFT_PX;
export const DATE_TOP_PX = 150;
export const LINES_TOP_PX = 474;
/** The strip of the day; the lines end above it. */
export const STRIP_TOP_PX = 1136;
const LINES_END_PX = STRIP_TOP_PX - 14;
const NUMERAL_BASE_PX = 417;
const NUMERAL_PX = 320;
const MARK_PX = 104;
const AIR_PX = 20;
const LEAST_NAME_PX = 58;
const LEAST_TIME_PX = 44;
/** From the middle of a row to its baseline, as a part of the size: both faces are set alike. */
const DROP = 0.29;

export type Ink = "ink" | "soft" | "red";

export interface PlacedText {
  readonly text: string;
  readonly x: number;
  readonly baselinePx: number;
  readonly sizePx: number;
  readonly face: Face;
  readonly ink: Ink;
  readonly anchor: "start" | "middle" | "end";
}

export interface PlacedMark {
  readonly mark: NonNullable<PictureLine["mark"]>;
  readonly topPx: number;
}

export interface PictureLayout {
  readonly texts: readonly PlacedText[];
  readonly marks: readonly PlacedMark[];
  /** The lines between the rows. */
  readonly rulesPx: readonly number[];
  readonly endPx: number;
}

interface Look {
  readonly termPx: number;
  readonly termSlotPx: number;
  readonly namePx: number;
  readonly nameLead: number;
  readonly whenPx: number;
  readonly whenLead: number;
  readonly whenFace: Face;
  readonly padPx: number;
  readonly nextPx: number;
  readonly nextLead: number;
  readonly inPx: number;
}

/** Letters of Telugu are taller: smaller sizes, more lead, no slanted face. */
const LOOKS: Readonly<Record<"low" | "tall", Look>> = {
  low: {
    ...{ termPx: 36, termSlotPx: 262, namePx: 68, nameLead: 1.08, whenPx: 42, whenLead: 1.2, whenFace: "italic" },
    ...{ padPx: 25, nextPx: 46, nextLead: 1.26, inPx: 38 },
  },
  tall: {
    ...{ termPx: 33, termSlotPx: 284, namePx: 58, nameLead: 1.3, whenPx: 36, whenLead: 1.4, whenFace: "text" },
    ...{ padPx: 19, nextPx: 42, nextLead: 1.42, inPx: 35 },
  },
};

/** Where each text of a picture stands and how large it is. Of what is next the less important is left out where there is no room. */
export function layOutPicture(parts: PictureParts, measure: MeasureText): PictureLayout {
  const look = LOOKS[parts.isTall ? "tall" : "low"];
  const head = headOf(parts, measure);
  for (let count = Math.min(parts.next.length, 3); ; count--) {
    for (const padPx of [look.padPx, look.padPx - 8]) {
      const body = bodyOf(
        { ...parts, next: parts.next.slice(0, count).toSorted((a, b) => a.inDays - b.inDays) },
        { ...look, padPx },
        measure,
      );
      if (body.endPx <= LINES_END_PX || (count === 0 && padPx < look.padPx))
        return { ...body, texts: [...head, ...body.texts, ...footOf(parts, measure)] };
    }
  }
}

function headOf({ placeName, numeral, date, month, isTall }: PictureParts, measure: MeasureText): PlacedText[] {
  const numeralWide = (measure(numeral, "display") * NUMERAL_PX) / 100;
  const place = fitText(placeName, { face: "display", widthPx: 700, sizePx: 42, leastPx: LEAST_PX }, measure);
  const x = LEFT_PX - 12 + numeralWide + 52;
  const slot = { face: "display", widthPx: RIGHT_PX - x, sizePx: isTall ? 62 : 70, leastPx: LEAST_PX } as const;
  const lead = isTall ? 1.4 : 1.14;
  const rows = date.map((row) => fitText(row, slot, measure));
  const sub = fitText(
    month,
    { ...slot, face: isTall ? "display" : "italic", sizePx: isTall ? 38 : 42, leastPx: LEAST_PX },
    measure,
  );
  const heights = [...rows.map(heightOf(lead)), 12 + heightOf(isTall ? 1.5 : 1.3)(sub)];
  const middle = NUMERAL_BASE_PX - 0.36 * NUMERAL_PX;
  let top = middle - heights.reduce((sum, height) => sum + height, 0) / 2;
  const placed = [...rows, sub].flatMap((fitted, index) => {
    const isSub = index === rows.length;
    const own = placeRows(fitted, {
      ...{ x, topPx: isSub ? top + 12 : top, lead: isSub ? (isTall ? 1.5 : 1.3) : lead, anchor: "start" },
      ...{ face: isSub && !isTall ? "italic" : "display", ink: isSub ? "soft" : "ink" },
    });
    top += heights[index] ?? 0;
    return own;
  });
  return [
    ...placeRows(place, {
      ...{ x: RIGHT_PX, topPx: 92 - heightOf(1.2)(place) / 2, lead: 1.2, anchor: "end", face: "display", ink: "soft" },
    }),
    {
      ...{ text: numeral, x: LEFT_PX - 12, baselinePx: NUMERAL_BASE_PX, sizePx: NUMERAL_PX },
      ...{ face: "display", ink: "red", anchor: "start" },
    },
    ...placed,
  ];
}

const heightOf =
  (lead: number) =>
  ({ rows, sizePx }: FittedText): number =>
    rows.length * sizePx * lead;

type RowsPlace = Pick<PlacedText, "x" | "face" | "ink" | "anchor"> & { readonly topPx: number; readonly lead: number };

const placeRows = ({ rows, sizePx }: FittedText, { topPx, lead, ...how }: RowsPlace): readonly PlacedText[] =>
  rows.map((text, row) => ({
    ...how,
    text,
    sizePx,
    baselinePx: topPx + (row + 0.5) * sizePx * lead + DROP * sizePx,
  }));

function bodyOf({ lines, nextTerm, next }: PictureParts, look: Look, measure: MeasureText): PictureLayout {
  const texts: PlacedText[] = [];
  const marks: PlacedMark[] = [];
  const rulesPx: number[] = [];
  const nameX = LEFT_PX + look.termSlotPx;
  const padTopPx = Math.ceil(look.padPx * 0.55);
  let topPx = LINES_TOP_PX + 3;

  function placeTerm(term: string, baselinePx: number): number {
    const slot = { face: "text", widthPx: look.termSlotPx - AIR_PX, sizePx: look.termPx, leastPx: LEAST_PX } as const;
    const fitted = fitText(term, slot, measure);
    const lead = 1.2 * fitted.sizePx;
    fitted.rows.forEach((text, row) => {
      const { sizePx } = fitted;
      texts.push({
        text,
        x: LEFT_PX,
        baselinePx: baselinePx + row * lead,
        sizePx,
        face: "text",
        ink: "soft",
        anchor: "start",
      });
    });
    return baselinePx + (fitted.rows.length - 1) * lead + 0.3 * fitted.sizePx;
  }

  for (const { term, name, when, mark } of lines) {
    const widthPx = RIGHT_PX - nameX - (mark ? MARK_PX + AIR_PX : 0);
    const rowTop = topPx + padTopPx;
    const isTime = mark === "rahu" || mark === "sun";
    const leastPx = isTime ? LEAST_TIME_PX : LEAST_NAME_PX;
    const named = fitText(name, { face: "display", widthPx, sizePx: look.namePx, leastPx }, measure);
    const at = { x: nameX, anchor: "start" } as const;
    const placed = placeRows(named, { ...at, topPx: rowTop, lead: look.nameLead, face: "display", ink: "ink" });
    texts.push(...placed);
    let end = rowTop + heightOf(look.nameLead)(named);
    if (when) {
      const slot = { face: look.whenFace, widthPx, sizePx: look.whenPx, leastPx: Math.max(LEAST_PX, look.whenPx - 8) };
      const fitted = fitText(when, slot, measure);
      texts.push(...placeRows(fitted, { ...at, topPx: end, lead: look.whenLead, face: look.whenFace, ink: "soft" }));
      end += heightOf(look.whenLead)(fitted);
    }
    end = Math.max(end, placeTerm(term, placed[0]?.baselinePx ?? rowTop));
    if (mark) marks.push({ mark, topPx: isTime ? (rowTop + end) / 2 - 20 : topPx + 14 });
    topPx = end + look.padPx - padTopPx;
    rulesPx.push(topPx);
    topPx += 2;
  }

  const rowPx = look.nextPx * look.nextLead;
  let end = topPx + padTopPx;
  next.forEach(({ name, when, inDays }) => {
    const isToday = inDays === 0;
    const face: Face = isToday ? "bold" : "text";
    const inSlot = { face, widthPx: 300, sizePx: look.inPx, leastPx: LEAST_PX } as const;
    const told = fitText(when, inSlot, measure);
    const toldWide = Math.max(...told.rows.map((row) => (measure(row, face) * told.sizePx) / 100));
    const widthPx = RIGHT_PX - nameX - toldWide - AIR_PX;
    const named = fitText(name, { face: "display", widthPx, sizePx: look.nextPx, leastPx: LEAST_PX }, measure);
    const places = placeRows(named, {
      ...{ x: nameX, topPx: end, lead: look.nextLead, anchor: "start", face: "display", ink: "ink" },
    });
    const leadPx = 1.15 * told.sizePx;
    const baselinePx = places[0]?.baselinePx ?? end;
    texts.push(
      ...places,
      ...told.rows.map((text, row) => ({
        ...{ text, x: RIGHT_PX, baselinePx: baselinePx + row * leadPx, sizePx: told.sizePx, face },
        ...({ ink: isToday ? "red" : "soft", anchor: "end" } as const),
      })),
    );
    end += Math.max(rowPx, heightOf(look.nextLead)(named), leadPx * told.rows.length);
  });
  if (next.length > 0) placeTerm(nextTerm, topPx + padTopPx + rowPx / 2 + DROP * look.nextPx);
  else rulesPx.pop();
  return { texts, marks, rulesPx, endPx: end };
}

function footOf({ foot, sky }: PictureParts, measure: MeasureText): PlacedText[] {
  const [told, host] = foot;
  const slot = { face: "text", sizePx: LEAST_PX, leastPx: LEAST_PX, widthPx: SHEET_PX } as const;
  const hostText = fitText(host, { ...slot, widthPx: SHEET_PX / 2 }, measure);
  const hostWide = (measure(hostText.rows[0] ?? "", "text") * hostText.sizePx) / 100;
  const toldText = fitText(told, { ...slot, widthPx: SHEET_PX - hostWide - AIR_PX }, measure);
  const how = { face: "text", ink: "soft" } as const;
  return [
    ...sky.hours.flatMap(({ at, figure }) =>
      figure === null
        ? []
        : [
            {
              ...how,
              text: figure,
              x: LEFT_PX + at * SHEET_PX,
              baselinePx: 1261,
              sizePx: LEAST_PX,
              anchor: "middle" as const,
            },
          ],
    ),
    ...placeRows(toldText, { ...how, x: LEFT_PX, topPx: 1280, lead: 1.2, anchor: "start" }),
    ...placeRows(hostText, { ...how, x: RIGHT_PX, topPx: 1280, lead: 1.2, anchor: "end" }),
  ];
}
