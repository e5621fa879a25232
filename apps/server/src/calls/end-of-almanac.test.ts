import { calls } from "@vedanga/contract";
import { readRefusal } from "@vedanga/testing/server/read-refusal";
import { serverTest as it } from "@vedanga/testing/server/server-test";
import { describe, expect } from "vitest";

const HYDERABAD = { lat: "17.385", lon: "78.4867", tz: "5.5" };
const BIRTH = { ...HYDERABAD, dob: "17/05/1990", tob: "06:05" };

interface Listed {
  readonly date: string;
}

describe("what is asked for on the last day of the almanac", () => {
  it.for([calls.monthlyPanchang.path, calls.moonCalendar.path])("is 31 whole days of %s", async (path, { ask }) => {
    const days: readonly Listed[] = (await ask(path, { ...HYDERABAD, date: "31/12/2400" })).json().response;
    expect(days).toHaveLength(31);
    expect([days[0]?.date, days.at(-1)?.date]).toEqual(["Sun Dec 31 2400", "Tue Jan 30 2401"]);
  });

  it.for([
    [calls.panchangComing.path, { ...HYDERABAD, date: "31/12/2400", days: "92" }, "2401-04-01"],
    [calls.festivalsOfYear.path, { ...HYDERABAD, date: "31/12/2400", days: "400" }, "2400-12-31"],
    [calls.festivalsOfYear.path, { ...HYDERABAD, date: "01/06/2400", days: "400" }, "2400-12-31"],
    [calls.ownDays.path, { ...BIRTH, from: "31/12/2400" }, "2400-12-31"],
    [calls.ownDays.path, { ...BIRTH, from: "01/06/2400", years: "1" }, "2400-12-31"],
    [calls.ownDays.path, { ...BIRTH, from: "01/01/2400", years: "10" }, "2400-12-31"],
  ] as const)("is told of %s to the date in `to`: %o", async ([path, query, to], { ask }) => {
    const reply = await ask(path, query);
    expect([reply.statusCode, reply.json().response.to]).toEqual([200, to]);
  });

  it.for([
    [calls.monthlyPanchang.path, HYDERABAD, "date"],
    [calls.moonCalendar.path, HYDERABAD, "date"],
    [calls.panchangComing.path, HYDERABAD, "date"],
    [calls.festivalsOfYear.path, HYDERABAD, "date"],
    [calls.ownDays.path, BIRTH, "from"],
  ] as const)("is refused of %s on the day after it", async ([path, query, field], { ask }) => {
    expect(readRefusal(await ask(path, { ...query, [field]: "01/01/2401" }))).toMatchObject({
      code: "year_out_of_range",
      field,
    });
  });
});
