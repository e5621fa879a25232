import type { SpanKind } from "../../ids.ts";
import { type Reason, reasonMaker } from "../../reason.ts";
import type { DaySpan, MarkedSpan, SpanFacts } from "./day-span.ts";

/** The facts of the rule: which of its kind a stretch is, and its quality. */
export type SpanReasonFacts = {
  readonly [Kind in SpanKind]: SpanFacts[Kind] & Pick<MarkedSpan<Kind>, "name" | "quality">;
};

/** The rule of a marked stretch of a day is its kind; which of the kind it is, is a fact beside the others. */
export const spanReason = (span: DaySpan): Reason<SpanReasonFacts, "day"> => reasonOf(span);

const because = reasonMaker<SpanReasonFacts, "day">();

function reasonOf<Kind extends SpanKind>({ kind, name, quality, facts, source }: MarkedSpan<Kind>) {
  // The compiler does not see that the parts of a kind make up its whole.
  return because(kind, { ...facts, name, quality } as SpanReasonFacts[Kind], source, "day");
}
