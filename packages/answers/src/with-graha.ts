import type { Reason } from "@vedanga/core";

/** Reasons that also bear as a fact whom they speak of: on the wire `about` is the field they explain. */
export const withGraha = <T extends Reason>(reasons: readonly T[]): readonly T[] =>
  reasons.map((reason) => ({ ...reason, facts: { graha: reason.about, ...reason.facts } }));
