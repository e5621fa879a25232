import type { PanchangDay } from "@vedanga/contract";

/** When the Moon rises, or sets, in a day from sunrise to sunrise: every screen shows these. */
export const moonInstants = (
  { moon }: Pick<PanchangDay, "moon">,
  event: PanchangDay["moon"][number]["event"],
): readonly string[] => moon.filter((each) => each.event === event).map(({ at }) => at);
