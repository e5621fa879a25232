import { civilClockBy } from "@vedanga/core/src/calendar/civil-clock.ts";
import { daysAt } from "@vedanga/core/src/day/days-at.ts";
import { ugadiFigures } from "@vedanga/core/src/gochara/ugadi-figures.ts";
import { RASIS } from "@vedanga/core/src/ids.ts";
import { itemAt } from "@vedanga/core/src/item-at.ts";
import { readAuthority } from "../authority.ts";
import { type Comparison, mismatch } from "./comparison.ts";
import { lahiriSky } from "./skies.ts";

interface UgadiTable {
  readonly id: string;
  readonly input: { readonly ugadi_year: number };
  /** By the number of the sign: aadayam, vyayam, rajapujyam, avamanam. */
  readonly figures: Readonly<Record<string, readonly [number, number, number, number]>>;
}

const HYDERABAD = { latitudeDeg: 17.385, longitudeDeg: 78.4867 };
const INDIA = civilClockBy(() => 5.5);
const NAMES = ["aadayam", "vyayam", "rajapujyam", "avamanam"] as const;

/** What Telugu almanacs read out at Ugadi for each sign. */
export const compareUgadiFigures = (): readonly Comparison[] =>
  readAuthority<readonly UgadiTable[]>("ugadi").flatMap(({ id, input, figures }) => {
    const sky = lahiriSky("mean");
    const days = daysAt(sky, HYDERABAD, INDIA);
    return Object.entries(figures).flatMap(([sign, theirs]) => {
      const ours = ugadiFigures(sky, itemAt(RASIS, Number(sign) - 1), input.ugadi_year, days);
      return NAMES.map((name, index) => ({
        quantity: "figure of Ugadi",
        sample: `ugadi ${id} ${sign} ${name}`,
        error: mismatch(ours[name], theirs[index]),
      }));
    });
  });
