import type { Instant } from "#i18n/wall-instant.ts";
import type { AlmanacDay } from "./wire/panchang-day.ts";

/** When the Moon rises, or sets, in a day from sunrise to sunrise: every screen shows these. */
export const moonInstants = (
  { moon }: Pick<AlmanacDay, "moon">,
  event: AlmanacDay["moon"][number]["event"],
): readonly Instant[] => moon.filter((each) => each.event === event).map(({ at }) => at);
