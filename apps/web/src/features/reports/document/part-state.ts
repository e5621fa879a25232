/** What a reader sees of a report: it is on its way, something of it failed, or it is all here. */
export type PartState = "waiting" | "failed" | "ready";

/** Panels load and fail by themselves, in pieces. What is on its way says so with `aria-busy`, what failed is an alert. */
export function partState(part: ParentNode): PartState {
  if (part.querySelector("[aria-busy=true]")) return "waiting";
  return part.querySelector("[role=alert]") ? "failed" : "ready";
}
