import { gregorianToJd } from "@vedanga/core/src/calendar/gregorian.ts";
import { jdUt } from "@vedanga/core/src/calendar/julian-day.ts";
import { eclipses } from "@vedanga/core/src/gochara/eclipse.ts";
import { utToTt } from "@vedanga/core/src/time/delta-t.ts";
import { instantOf, readAuthority } from "../authority.ts";
import { type Comparison, mismatch, secondsBetween } from "./comparison.ts";
import { lahiriSky } from "./skies.ts";

interface EclipseRecord {
  readonly date: string;
  /** Terrestrial (dynamical) Time of greatest eclipse. */
  readonly td: string;
  readonly kind: string;
  readonly type: string;
}

/** Every eclipse of the Sun and Moon from 2021 to 2032: 53, none missing and none extra. */
export function compareEclipses(): readonly Comparison[] {
  const [start, end] = [2021, 2033].map((year) => jdUt(gregorianToJd({ year, month: 1, day: 1 })));
  if (start === undefined || end === undefined) throw new RangeError("no span to look through");
  const ours = eclipses(lahiriSky("mean"), start, end);
  const theirs = readAuthority<readonly EclipseRecord[]>("nasa-eclipses");
  return [
    { quantity: "eclipse count", sample: "nasa-eclipses count", error: mismatch(ours.length, theirs.length) },
    ...theirs.flatMap(({ date, td, kind, type }, index): readonly Comparison[] => {
      const eclipse = ours[index];
      const greatest = eclipse === undefined ? Number.NaN : utToTt(eclipse.greatestJdUt);
      return [
        {
          quantity: "eclipse type",
          sample: `nasa-eclipses ${date} type`,
          error: mismatch(`${eclipse?.kind} ${eclipse?.type}`, `${kind} ${type}`),
        },
        {
          quantity: "eclipse greatest",
          sample: `nasa-eclipses ${date} td`,
          error: secondsBetween(greatest, instantOf(date, td, 0)),
        },
      ];
    }),
  ];
}
