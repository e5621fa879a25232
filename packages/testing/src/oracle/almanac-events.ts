import { jdUt, unixMsToJdUt } from "@vedanga/core/src/calendar/julian-day.ts";
import { limbsAt, limbsBetween, sunSignsBetween } from "@vedanga/core/src/panchanga/limbs.ts";
import { type Comparison, mismatch, secondsBetween } from "./comparison.ts";
import { isLimbNamed, signNumber } from "./printed-names.ts";
import { chitraSky } from "./skies.ts";

/** An instant of the sky given on its own: a sankranti, a tithi's span, a run of limb starts. */
export interface AlmanacEvent {
  readonly id: string;
  readonly input: { readonly event: string; readonly positions?: string; readonly tithi?: string };
  readonly expect: {
    readonly jd_ut?: number;
    readonly start_jd_ut?: number;
    readonly end_jd_ut?: number;
    readonly events?: readonly { readonly starts: string; readonly utc: string }[];
  };
}

type Figure = Omit<Comparison, "sample">;

const QUARTER_HOUR = 1 / 96;
const instantOfUtc = (utc: string): number => unixMsToJdUt(Temporal.Instant.from(utc).epochMilliseconds);

/** The limb starts of a year's first months, in order, none missing. */
function runOfStarts({ input, expect: { events = [] } }: AlmanacEvent): readonly Figure[] {
  const limb = input.event.startsWith("karana") ? "karana" : "yoga";
  const [first, last] = [events[0], events.at(-1)];
  if (first === undefined || last === undefined) return [];
  const sky = chitraSky(input.positions === "true geometric" ? "true" : "apparent");
  const from = jdUt(instantOfUtc(first.utc) + QUARTER_HOUR);
  const ours = limbsBetween(sky, from, jdUt(instantOfUtc(last.utc) + QUARTER_HOUR))[limb];
  return [
    { quantity: "event run length", error: mismatch(ours.length, events.length) },
    ...events.flatMap(({ starts, utc }, index): readonly Figure[] => {
      const span = ours[index];
      return [
        { quantity: "event name", error: mismatch(span !== undefined && isLimbNamed(limb, span.number, starts), true) },
        { quantity: "event instant", error: secondsBetween(span?.startJdUt ?? Number.NaN, instantOfUtc(utc)) },
      ];
    }),
  ];
}

function sankranti({ input, expect: { jd_ut = Number.NaN } }: AlmanacEvent): readonly Figure[] {
  const [entered] = sunSignsBetween(chitraSky("apparent"), jdUt(jd_ut + 1), jdUt(jd_ut + 1));
  const sign = input.event.replace("Sun enters ", "");
  return [
    { quantity: "event name", error: mismatch(entered?.number, signNumber(sign)) },
    { quantity: "sankranti instant", error: secondsBetween(entered?.startJdUt ?? Number.NaN, jd_ut) },
  ];
}

function tithiSpan({ input, expect: { start_jd_ut = Number.NaN, end_jd_ut } }: AlmanacEvent): readonly Figure[] {
  const { tithi } = limbsAt(chitraSky("apparent"), jdUt(start_jd_ut + QUARTER_HOUR));
  const start = { quantity: "event instant", error: secondsBetween(tithi.startJdUt, start_jd_ut) };
  const name = {
    quantity: "event name",
    error: mismatch(isLimbNamed("tithi", tithi.number, input.tithi ?? "Amavasya"), true),
  };
  return end_jd_ut === undefined
    ? [name, start]
    : [name, start, { quantity: "event instant", error: secondsBetween(tithi.endJdUt, end_jd_ut) }];
}

export const compareEvents = (file: string, events: readonly AlmanacEvent[]): readonly Comparison[] =>
  events.flatMap((event) => {
    const figures =
      event.expect.events !== undefined
        ? runOfStarts(event)
        : event.expect.jd_ut !== undefined
          ? sankranti(event)
          : tithiSpan(event);
    return figures.map((figure, index) => ({ ...figure, sample: `${file} ${event.id} ${index + 1}` }));
  });
