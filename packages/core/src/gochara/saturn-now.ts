import type { JulianDayUt } from "../calendar/julian-day.ts";
import { houseFrom, rasiOf } from "../chart/zodiac/rasi.ts";
import type { Citation } from "../citation.ts";
import { cite } from "../citation.ts";
import type { Rasi } from "../ids.ts";
import { type Reason, reasonMaker } from "../reason.ts";
import { siderealPosition } from "../sidereal/sidereal-position.ts";
import type { Sky, Span } from "../sky.ts";
import { isCounted, type SadeSatiRow } from "./sade-sati.ts";

/** What custom does for Saturn. */
const SATURN_REMEDIES = ["lamp", "mantra", "fast", "gift", "service", "hanuman"] as const;
export type SaturnRemedy = (typeof SATURN_REMEDIES)[number];

/** Saturn at an instant, seen from the sign of the Moon at birth. */
export interface SaturnNow {
  readonly rasi: Rasi;
  /** From the Moon, 1 to 12. */
  readonly house: number;
  readonly retrograde: boolean;
  /** In a sign that counts, before the first stay of the life or after the last: the table does not tell of this day. */
  readonly outsideLife: boolean;
  /** The counted stay that runs. */
  readonly stay: SadeSatiRow | undefined;
  /** From the first stay of its round to the end of the last: the whole Sade Sati, or all stays in one sign. */
  readonly round: Span | undefined;
  /** The first counted stay that begins later. */
  readonly next: SadeSatiRow | undefined;
}

/** Saturn leaves a sign for months while it turns back; it comes round to the same one after decades. */
const SAME_ROUND_DAYS = 5 * 365.25;

/** Where Saturn is at an instant, and which of the stays of a life runs. */
export function saturnNow(sky: Sky, moonRasi: Rasi, stays: readonly SadeSatiRow[], at: JulianDayUt): SaturnNow {
  const { longitudeDeg, speedDegPerDay } = siderealPosition(sky, "saturn", at);
  const rasi = rasiOf(longitudeDeg);
  const house = houseFrom(moonRasi, rasi);
  const stay = stays.find(({ startJdUt, endJdUt }) => startJdUt <= at && at < endJdUt);
  const inLife = stays.some(({ startJdUt }) => startJdUt <= at) && stays.some(({ endJdUt }) => endJdUt > at);
  return {
    rasi,
    house,
    outsideLife: isCounted(house) && !inLife,
    retrograde: speedDegPerDay < 0,
    stay,
    round: stay && roundOf(stay, stays),
    next: stays.find(({ startJdUt }) => startJdUt > at),
  };
}

function roundOf(stay: SadeSatiRow, stays: readonly SadeSatiRow[]): Span {
  const round = { startJdUt: stay.startJdUt, endJdUt: stay.endJdUt };
  const same = stays.filter(({ period }) => period === stay.period);
  const at = same.indexOf(stay);
  for (const later of same.slice(at + 1)) {
    if (later.startJdUt - round.endJdUt > SAME_ROUND_DAYS) break;
    round.endJdUt = later.endJdUt;
  }
  for (const earlier of same.slice(0, at).reverse()) {
    if (round.startJdUt - earlier.endJdUt > SAME_ROUND_DAYS) break;
    round.startJdUt = earlier.startJdUt;
  }
  return round;
}

const WORSHIP: Citation = { practice: "navagraha_worship" };
const PRACTICES: Readonly<Record<SaturnRemedy, Citation>> = {
  lamp: WORSHIP,
  mantra: WORSHIP,
  fast: { practice: "weekday_fast" },
  gift: WORSHIP,
  // There Saturn is the servant among the grahas.
  service: cite("bphs", 3, [14, 15]),
  hanuman: { practice: "weekday_fast" },
};

/** Four for each house, those nearest to its matters first; which four is our choice. */
const BY_HOUSE: Readonly<Record<SadeSatiRow["house"], readonly SaturnRemedy[]>> = {
  12: ["gift", "mantra", "fast", "service"],
  1: ["mantra", "lamp", "fast", "hanuman"],
  2: ["gift", "lamp", "service", "mantra"],
  4: ["lamp", "service", "mantra", "hanuman"],
  7: ["service", "lamp", "mantra", "fast"],
  8: ["hanuman", "mantra", "gift", "lamp"],
};

export const saturnRemedies = ({ house }: SadeSatiRow): readonly SaturnRemedy[] => BY_HOUSE[house];

type Seen = { readonly rasi: Rasi; readonly moonRasi: Rasi; readonly house: number };

export interface SaturnNowFacts {
  readonly "saturn.remedy": { readonly remedy: SaturnRemedy };
  readonly "saturn.not_counted": Seen;
  /** The sign counts, but the day is before the birth or more than 120 years after it. */
  readonly "saturn.outside_life": Seen;
}
const because = reasonMaker<SaturnNowFacts>();

/** Whose practice a remedy is. */
export const remedyReason = (remedy: SaturnRemedy): Reason<SaturnNowFacts> =>
  because("saturn.remedy", { remedy }, PRACTICES[remedy], "saturn");

const HOUSES_OF_SATURN = cite("phaladeepika", 26, [2, 8]);
/** The years of a whole life are those of the nine dashas together. */
const HOUSES_IN_A_LIFE: Citation = { together: [HOUSES_OF_SATURN, cite("bphs", 46, [12, 16])] };

/** Why no stay runs: Saturn's present sign is no counted one, or the day is not of the life. */
export const notCountedReason = ({ rasi, house, outsideLife }: SaturnNow, moonRasi: Rasi): Reason<SaturnNowFacts> =>
  outsideLife
    ? because("saturn.outside_life", { rasi, moonRasi, house }, HOUSES_IN_A_LIFE, "saturn")
    : because("saturn.not_counted", { rasi, moonRasi, house }, HOUSES_OF_SATURN, "saturn");
