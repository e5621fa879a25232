import type { PanchangDay } from "@vedanga/contract";
import type { DaySpan } from "@vedanga/core";
import type { Names } from "@vedanga/names";
import type { LocalClock } from "../../clock/wall-time.ts";
import { wireInstant } from "../../wire/wire-format.ts";

type WireSpan = PanchangDay["spans"][number];

/** What custom marks in a day, in the wire format. */
export const wireSpans = (spans: readonly DaySpan[], clock: LocalClock, names: Names): WireSpan[] =>
  spans.map((span) => ({
    kind: span.kind,
    title: names.spanKind[span.kind],
    id: span.name,
    name: spanName(span, names),
    ...(span.kind === "hora" && { planet: names.graha[span.name].name }),
    start: wireInstant(clock, span.startJdUt),
    end: wireInstant(clock, span.endJdUt),
    quality: span.quality,
  }));

/** Which of its kind a span is; a kind with a single member is its own name. */
function spanName(span: DaySpan, names: Names): string {
  switch (span.kind) {
    case "choghadiya":
      return names.choghadiya[span.name];
    case "gowri":
      return names.gowri[span.name];
    case "hora":
      return names.graha[span.name].name;
    case "varjyam":
    case "amrita_kala":
      return names.nakshatra[span.name];
    case "special_yoga":
      return names.specialYoga[span.name];
    case "anandadi":
      return names.anandadi[span.name];
    case "sankranti":
      return names.rasi[span.name];
    default:
      return names.spanKind[span.kind];
  }
}
