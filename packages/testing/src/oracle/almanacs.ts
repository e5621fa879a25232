import type { SunriseKind } from "@vedanga/core/src/ids.ts";
import type { Sky } from "@vedanga/core/src/sky.ts";
import { readAuthority } from "../authority.ts";
import { type AlmanacPage, comparePages, type PrintedDay } from "./almanac-days.ts";
import { type AlmanacEvent, compareEvents } from "./almanac-events.ts";
import type { Comparison } from "./comparison.ts";
import { chitraSky, lahiriSky } from "./skies.ts";

interface DayRecord {
  readonly id: string;
  readonly input: {
    readonly date: string;
    readonly lat: number;
    readonly lon: number;
    readonly utc_offset_h: number;
    readonly ayanamsa?: string;
    readonly positions?: string;
    readonly sunrise?: string;
    readonly rounding?: string;
  };
  readonly expect: PrintedDay;
  readonly precision_s?: number;
}

const HALF_MINUTE = 30;

/** The rules of a page as its record names them; the product's own where it names none. */
function skyOf({ id, input: { ayanamsa, positions, sunrise } }: DayRecord): Sky {
  // Jagannatha Hora's rule of rising, also where the record says no more than whose figure it is.
  const rising: SunriseKind = sunrise !== undefined || id.startsWith("jhora-") ? "centre" : "limb";
  return ayanamsa === undefined || ayanamsa === "Lahiri"
    ? lahiriSky("mean", rising)
    : chitraSky(positions === "true geometric" ? "true" : "apparent", rising);
}

function pageOf(almanac: string, allowanceSeconds: number, record: DayRecord): AlmanacPage {
  const { id, input, expect } = record;
  return {
    id,
    almanac,
    allowanceSeconds,
    date: input.date,
    utcOffsetHours: input.utc_offset_h,
    place: { latitudeDeg: input.lat, longitudeDeg: input.lon },
    sky: skyOf(record),
    limbEndShiftSeconds: input.rounding?.includes("truncated to the minute") ? HALF_MINUTE : 0,
    printed: expect,
  };
}

/** 90 days of the jyotisha project, to the second. */
export const compareJyotisha = (): readonly Comparison[] =>
  comparePages(
    "panchang-jyotisha",
    readAuthority<readonly DayRecord[]>("panchang-jyotisha").map((record) => pageOf("jyotisha", 0, record)),
  );

/** 180 days of Jagannatha Hora, other published days to their own precision, and events to the hundredth. */
export function compareAlmanacs(): readonly Comparison[] {
  const records = readAuthority<readonly (DayRecord | AlmanacEvent)[]>("panchang");
  const days = records.filter((record): record is DayRecord => "date" in record.input);
  const events = records.filter((record): record is AlmanacEvent => "event" in record.input);
  if (days.length + events.length !== records.length) throw new RangeError("a record is neither a day nor an event");
  const pages = days.map((record) =>
    record.id.startsWith("jhora8-") ? pageOf("JHora", 0, record) : pageOf("published", record.precision_s ?? 0, record),
  );
  return [...comparePages("panchang", pages), ...compareEvents("panchang", events)];
}
