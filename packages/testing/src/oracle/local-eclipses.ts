import { isoDate } from "@vedanga/core/src/calendar/civil-date.ts";
import { instantOf, readAuthority } from "../authority.ts";
import { type Comparison, mismatch, secondsBetween } from "./comparison.ts";
import { calendarOf, type ListedPlace } from "./festival-calendars.ts";

interface EclipseList {
  readonly id: string;
  readonly input: ListedPlace;
  readonly eclipses: readonly {
    readonly date: string;
    readonly kind: string;
    readonly type: string;
    readonly visible: boolean;
    readonly local?: Readonly<Record<string, string | number>>;
  }[];
}

/** What Drik Panchang says of each eclipse for a city: seen or not, the umbra's contacts, its magnitude. */
export const compareLocalEclipses = (): readonly Comparison[] =>
  readAuthority<readonly EclipseList[]>("local-eclipses").flatMap(({ id: list, input, eclipses }) =>
    eclipses.flatMap(({ date, kind, type, visible, local = {} }): readonly Comparison[] => {
      const found = calendarOf(input, Number(date.slice(0, 4))).find(
        (one) => one.kind === "eclipse" && isoDate(one.date) === date,
      )?.eclipse;
      const sample = `local-eclipses ${list} ${date}`;
      const ours: Readonly<Record<string, number | undefined>> = {
        umbra_first: found?.span?.startJdUt,
        total_begins: found?.fullSpan?.startJdUt,
        maximum: found?.greatestJdUt,
        total_ends: found?.fullSpan?.endJdUt,
        umbra_last: found?.span?.endJdUt,
        seen_from_moonrise: found?.visibleSpan?.startJdUt,
      };
      return [
        {
          quantity: "eclipse seen from a place",
          sample: `${sample} seen`,
          error: mismatch(`${found?.kind} ${found?.type} ${found?.visible}`, `${kind} ${type} ${visible}`),
        },
        ...Object.entries(local).map(([key, value]): Comparison => {
          if (typeof value === "number") {
            const error = (found?.magnitude ?? Number.NaN) - value;
            return { quantity: "eclipse magnitude", sample: `${sample} ${key}`, error };
          }
          const theirs = instantOf(date, value, input.utc_offset_h);
          return {
            quantity: "contact of an eclipse",
            sample: `${sample} ${key}`,
            error: secondsBetween(ours[key] ?? Number.NaN, theirs),
          };
        }),
      ];
    }),
  );
