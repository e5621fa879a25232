import type { SpanKind } from "../ids.ts";
import type { Reason } from "../reason.ts";
import type { DaySpan } from "./day-span.ts";

/** The rule of a marked stretch of a day is its kind; which of the kind it is, is a fact beside the others. */
export const spanReason = ({ kind, name, quality, facts, source }: DaySpan): Reason<SpanKind> => ({
  rule: kind,
  facts: { ...facts, name, quality },
  source,
  about: "day",
});
