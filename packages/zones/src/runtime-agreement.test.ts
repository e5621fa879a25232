import { describe, expect, it } from "vitest";
import { EVERY_ZONE } from "./generated/every-zone.ts";
import { zoneTable } from "./zone-table.ts";

/**
 * Where the table differs from this runtime's data after 1970, from which year on, and why. Two zones are names of
 * rules, not of places: with backzone they keep their own past.
 */
const DIFFERENT: Readonly<Record<string, { readonly fromYear: number; readonly why: string }>> = {
  "America/Havana": { fromYear: 2026, why: "Cuba does not put its clocks back in November 2026 (2026f)" },
  Cuba: { fromYear: 2026, why: "Cuba does not put its clocks back in November 2026 (2026f)" },
  "America/Inuvik": { fromYear: 2026, why: "the Northwest Territories keep one clock all year (2026d)" },
  "America/Winnipeg": { fromYear: 2026, why: "Manitoba keeps one clock all year (2026e)" },
  "America/Rainy_River": { fromYear: 2026, why: "Manitoba keeps one clock all year (2026e)" },
  "Canada/Central": { fromYear: 2026, why: "Manitoba keeps one clock all year (2026e)" },
  EET: { fromYear: 1970, why: "its own past in backzone, the runtime has that of Athens" },
  WET: { fromYear: 1970, why: "its own past in backzone, the runtime has that of Lisbon" },
};

const table = zoneTable(EVERY_ZONE);
const FIRST_S = 0;
const LAST_S = Date.UTC(2038, 0, 1) / 1000;
const DAY_S = 86_400;

describe("the clocks since 1970", () => {
  it("are those of the runtime, except for newer laws that it lacks", () => {
    const unexpected: string[] = [];
    for (const id of table.ids) {
      const history = table.zone(id);
      for (let unixS = FIRST_S; unixS < LAST_S; unixS += 17 * DAY_S + 3571) {
        const runtime = Temporal.Instant.fromEpochMilliseconds(unixS * 1000).toZonedDateTimeISO(id);
        if (history?.stretchAt(unixS).offsetS === runtime.offsetNanoseconds / 1e9) continue;
        if (runtime.year >= (DIFFERENT[id]?.fromYear ?? Number.POSITIVE_INFINITY)) continue;
        unexpected.push(`${id} ${runtime.toString()}`);
      }
    }
    expect(unexpected).toEqual([]);
  });

  it("are those of the runtime in India in every year", () => {
    const history = table.zone("Asia/Kolkata");
    for (let unixS = Date.UTC(1850, 0, 1) / 1000; unixS < LAST_S; unixS += 3 * DAY_S + 3571) {
      const runtime = Temporal.Instant.fromEpochMilliseconds(unixS * 1000).toZonedDateTimeISO("Asia/Kolkata");
      expect(history?.stretchAt(unixS).offsetS).toBe(runtime.offsetNanoseconds / 1e9);
    }
  });

  it("are known of every zone the runtime knows", () => {
    expect(Intl.supportedValuesOf("timeZone").filter((id) => !table.zone(id))).toEqual([]);
  });
});
