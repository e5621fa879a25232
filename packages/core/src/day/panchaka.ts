import type { Citation } from "../citation.ts";
import type { Rasi } from "../ids.ts";
import { type Reason, reasonMaker } from "../reason.ts";
import type { Span } from "../sky.ts";
import type { AlmanacDay } from "./almanac-day.ts";

/** The Moon from the second half of Dhanishta to the end of Revati: in these two signs. */
const SIGNS = { first: 11, last: 12 } as const;
const SOURCE: Citation = { custom: "north" };

export interface PanchakaFacts {
  readonly panchaka: { readonly from: Rasi; readonly to: Rasi };
}

/** The five stars' time that touches a day, sunrise to sunrise, as far as the signs of that day tell; undefined if none does. */
export function panchakaOf({ moonSigns }: Pick<AlmanacDay, "moonSigns">): Span | undefined {
  const those = moonSigns.filter(({ number }) => number === SIGNS.first || number === SIGNS.last);
  const [first] = those;
  const last = those.at(-1);
  return first && last && { startJdUt: first.startJdUt, endJdUt: last.endJdUt };
}

export const panchakaReason: Reason<PanchakaFacts, "day"> = reasonMaker<PanchakaFacts, "day">()(
  "panchaka",
  { from: "kumbha", to: "meena" },
  SOURCE,
  "day",
);
