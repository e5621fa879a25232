import type { PanchangDay } from "@vedanga/contract";

/** Of all that the call marks in a day, what the panel draws and speaks of. */
const SHOWN_KINDS = ["rahu_kaal", "gulika", "yamaganda", "abhijit"] as const;
export type ShownKind = (typeof SHOWN_KINDS)[number];

type Span = PanchangDay["spans"][number];
export type ShownSpan = Pick<Span, "start" | "end" | "quality"> & { readonly kind: ShownKind };
export type ShownDay = Omit<PanchangDay, "spans"> & { readonly spans: readonly ShownSpan[] };

export const withShownSpans = (day: PanchangDay): ShownDay => ({
  ...day,
  spans: day.spans.flatMap(({ kind, start, end, quality }) => {
    const shown = SHOWN_KINDS.find((candidate) => candidate === kind);
    return shown ? [{ kind: shown, start, end, quality }] : [];
  }),
});
