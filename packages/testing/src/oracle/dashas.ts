import { gregorianToJd } from "@vedanga/core/src/calendar/gregorian.ts";
import { type DashaPeriod, subPeriods, vimshottari } from "@vedanga/core/src/dasha/vimshottari.ts";
import type { DashaYear, Graha } from "@vedanga/core/src/ids.ts";
import { siderealLongitudeDeg } from "@vedanga/core/src/sidereal/sidereal-position.ts";
import { dateOf, instantOf, readAuthority } from "../authority.ts";
import { compareAll } from "./authority-reader.ts";
import { conventionsOf } from "./charts.ts";
import { type Comparison, mismatch, secondsBetween } from "./comparison.ts";
import { skyBy } from "./skies.ts";

interface Start {
  readonly maha: string;
  readonly antar: string;
  readonly start: string;
}

interface Printed {
  readonly antardasha_start_dates?: readonly Start[];
  readonly antardasha_starts?: readonly Start[];
  readonly maha_at_birth?: string;
  readonly next_maha?: string;
  readonly balance_ymd?: readonly [years: number, months: number, days: number];
  readonly balance_at_birth_note?: string;
  readonly maha_at_birth_start?: string;
  readonly ketu_ketu_antar_end?: string;
}

interface DashaRecord {
  readonly id: string;
  readonly input: {
    readonly date: string;
    readonly time: string;
    readonly utc_offset_h: number;
    readonly ayanamsa: string;
    readonly positions?: string;
    readonly moon_lon?: number;
  };
  readonly year_length: string;
  readonly expect: Printed;
}

/** One life calculated: by our own Moon, and by the printed one if there is one. */
interface Question {
  readonly utcOffsetHours: number;
  readonly ownMoon: readonly DashaPeriod[];
  readonly printedMoon: readonly DashaPeriod[];
  readonly antardashas: (mahadashas: readonly DashaPeriod[]) => readonly DashaPeriod[];
}

const yearOf = (stated: string): DashaYear =>
  stated.startsWith("true sidereal") ? "solar" : stated.startsWith("365.256364") ? "365.256364" : "365.25";

function questionOf({ input, year_length }: DashaRecord): Question {
  const conventions = conventionsOf({
    ayanamsa: input.ayanamsa,
    positions: /true positions/.test(`${input.ayanamsa} ${input.positions}`) ? "geometric" : "",
  });
  const sky = skyBy({ ...conventions, dashaYear: yearOf(year_length) });
  const birthJdUt = instantOf(input.date, input.time, input.utc_offset_h);
  const ownMoonDeg = siderealLongitudeDeg(sky, "moon", birthJdUt);
  const { clock, mahadashas } = vimshottari(sky, birthJdUt, ownMoonDeg);
  return {
    utcOffsetHours: input.utc_offset_h,
    ownMoon: mahadashas,
    printedMoon: vimshottari(sky, birthJdUt, input.moon_lon ?? ownMoonDeg).mahadashas,
    antardashas: (periods) => periods.flatMap((maha) => subPeriods(clock, maha)),
  };
}

const grahaOf = (name: string): Graha => name.toLowerCase() as Graha;

const startOf = (periods: readonly DashaPeriod[], { maha, antar }: Start): number =>
  periods.find(({ lords }) => lords[0] === grahaOf(maha) && lords[1] === grahaOf(antar))?.startJdUt ?? Number.NaN;

/** Days by which an instant misses a printed local date; 0 anywhere within it. */
function daysBeyondDate(ours: number, text: string, utcOffsetHours: number): number {
  const intoDate = ours + utcOffsetHours / 24 - gregorianToJd(dateOf(text));
  return intoDate < 0 ? intoDate : Math.max(0, intoDate - 1);
}

const first = ([period]: readonly DashaPeriod[]): DashaPeriod => {
  if (period === undefined) throw new RangeError("no mahadasha");
  return period;
};
const lordIs = (lord: Graha | undefined, name = "") => [
  { quantity: "dasha lord", error: mismatch(lord, grahaOf(name)) },
];

/** Vimshottari of Jagannatha Hora, PyJHora, a textbook and AstroSage. */
export const compareDashas = (): readonly Comparison[] =>
  readAuthority<readonly DashaRecord[]>("dasha").flatMap((record) =>
    compareAll<Printed, Question>(
      {
        file: "dasha",
        nameOf: () => record.id,
        questionOf: () => questionOf(record),
        questionKeys: ["balance_at_birth_note"],
        figures: {
          antardasha_start_dates: ({ antardasha_start_dates = [] }, question) => {
            const { printedMoon, ownMoon, utcOffsetHours, antardashas } = question;
            const [byPrinted, byOwn] = [antardashas(printedMoon), antardashas(ownMoon)];
            return antardasha_start_dates.flatMap((start) => [
              {
                quantity: "antardasha by the printed Moon",
                error: daysBeyondDate(startOf(byPrinted, start), start.start, utcOffsetHours),
              },
              {
                quantity: "antardasha by our Moon",
                error: daysBeyondDate(startOf(byOwn, start), start.start, utcOffsetHours),
              },
            ]);
          },
          antardasha_starts: ({ antardasha_starts = [] }, { ownMoon, utcOffsetHours, antardashas }) => {
            const ours = antardashas(ownMoon);
            return antardasha_starts.map((start) => {
              const [date = "", time = ""] = start.start.split("T");
              const seconds = secondsBetween(startOf(ours, start), instantOf(date, time, utcOffsetHours));
              return { quantity: "antardasha by our Moon", error: seconds / 86_400 };
            });
          },
          maha_at_birth: ({ maha_at_birth }, { ownMoon }) => lordIs(ownMoon[0]?.lord, maha_at_birth),
          next_maha: ({ next_maha }, { ownMoon }) => lordIs(ownMoon[1]?.lord, next_maha),
          balance_ymd: ({ balance_ymd: [years, months, days] = [0, 0, Number.NaN] }, { ownMoon }) => [
            // Books count twelve months of thirty days.
            { quantity: "dasha balance", error: first(ownMoon).endYears * 360 - (years * 360 + months * 30 + days) },
          ],
          maha_at_birth_start: ({ maha_at_birth_start = "" }, { ownMoon, utcOffsetHours }) => [
            {
              quantity: "antardasha by our Moon",
              error: daysBeyondDate(first(ownMoon).startJdUt, maha_at_birth_start, utcOffsetHours),
            },
          ],
        },
        elsewhere: { ketu_ketu_antar_end: "years, months and days added on the calendar, a year not calculated here" },
      },
      [record.expect],
    ),
  );
