import { civilClockBy } from "@vedanga/core/src/calendar/civil-clock.ts";
import type { AlmanacDay } from "@vedanga/core/src/day/almanac-day.ts";
import { daysAt } from "@vedanga/core/src/day/days-at.ts";
import type { DaySpan } from "@vedanga/core/src/day/spans/day-span.ts";
import type { GeoPoint } from "@vedanga/core/src/sky.ts";
import { dateOf, instantOf, readAuthority } from "../authority.ts";
import { compareAll } from "./authority-reader.ts";
import { type Comparison, mismatch, secondsBetween } from "./comparison.ts";
import { lahiriSky } from "./skies.ts";

type PrintedSpan = readonly [start: string, end: string];

interface DrikDay {
  readonly date: string;
  readonly sunrise: string;
  readonly sunset: string;
  /** Null on a Wednesday. */
  readonly abhijit: PrintedSpan | null;
  readonly dur_muhurtam: readonly PrintedSpan[];
  readonly amrit_kalam: readonly PrintedSpan[];
  readonly varjyam: readonly PrintedSpan[];
}

interface Question {
  readonly day: AlmanacDay["sun"];
  readonly spans: readonly DaySpan[];
}

const sky = lahiriSky("mean");
/** The calendar does not name its place; its sunrises and sunsets are those of Mirzapur, to the minute. */
const MIRZAPUR: GeoPoint = { latitudeDeg: 25.1449, longitudeDeg: 82.5653 };
const IST_HOURS = 5.5;
const days = daysAt(
  sky,
  MIRZAPUR,
  civilClockBy(() => IST_HOURS),
);

type Figure = Omit<Comparison, "sample">;

const instant = (text: string): number => {
  const [date = "", time = ""] = text.split("T");
  return instantOf(date, time, IST_HOURS);
};

const ends = (quantity: string, ours: DaySpan | undefined, [start, end]: PrintedSpan): readonly Figure[] => [
  { quantity, error: secondsBetween(ours?.startJdUt ?? Number.NaN, instant(start)) },
  { quantity, error: secondsBetween(ours?.endJdUt ?? Number.NaN, instant(end)) },
];

const listReader =
  (kind: DaySpan["kind"], quantity: string, key: "dur_muhurtam" | "amrit_kalam" | "varjyam") =>
  (record: DrikDay, { day, spans }: Question): readonly Figure[] => {
    // Drik Panchang prints a span on the day in which it begins.
    const ours = spans.filter((span) => span.kind === kind && span.startJdUt >= day.span.startJdUt);
    return [
      { quantity: "Drik count of spans", error: mismatch(ours.length, record[key].length) },
      ...record[key].flatMap((printed, index) => ends(quantity, ours[index], printed)),
    ];
  };

/** A month of Drik Panchang: durmuhurta, varjyam, amrita kala, abhijit, sunrise and sunset, printed to the minute. */
export const compareDrikMonth = (): readonly Comparison[] =>
  compareAll<DrikDay, Question>(
    {
      file: "drik-2023-01",
      nameOf: ({ date }) => date,
      questionKeys: ["date"],
      questionOf: ({ date }) => {
        const civil = dateOf(date);
        const almanacDay = days.on(civil);
        return { day: almanacDay.sun, spans: almanacDay.spans };
      },
      figures: {
        sunrise: ({ sunrise }, { day }) => [
          { quantity: "Drik sunrise and sunset", error: secondsBetween(day.span.startJdUt, instant(sunrise)) },
        ],
        sunset: ({ sunset }, { day }) => [
          {
            quantity: "Drik sunrise and sunset",
            error: secondsBetween(day.daylight?.endJdUt ?? Number.NaN, instant(sunset)),
          },
        ],
        abhijit: ({ abhijit }, { spans }) => {
          const ours = spans.find(({ kind }) => kind === "abhijit");
          const given = {
            quantity: "Drik count of spans",
            error: mismatch(ours?.quality === "good", abhijit !== null),
          };
          return abhijit === null ? [given] : [given, ...ends("Drik abhijit", ours, abhijit)];
        },
        dur_muhurtam: listReader("durmuhurta", "Drik durmuhurta", "dur_muhurtam"),
        amrit_kalam: listReader("amrita_kala", "Drik varjyam and amrita kala", "amrit_kalam"),
        varjyam: listReader("varjyam", "Drik varjyam and amrita kala", "varjyam"),
      },
    },
    readAuthority<readonly DrikDay[]>("drik-2023-01"),
  );
