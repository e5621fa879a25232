import { calls, type PanchangRequest } from "@vedanga/contract";
import { addDays, isoDate } from "@vedanga/core";
import { almanacOf, context, HYDERABAD, KATHMANDU, NEWARK, TROMSO } from "@vedanga/testing/births/asking";
import { describe, expect, it } from "vitest";
import * as z from "zod/mini";
import { answers } from "../answers.ts";

const PLACES = { HYDERABAD, KATHMANDU, NEWARK, TROMSO };
const TIMES = [undefined, "00:10", "05:10", "11:40", "23:50"];
const asking = Object.entries(PLACES).flatMap(([place, where]) => TIMES.map((time) => [place, time, where] as const));

const dayOf = (date: string, where: Readonly<Record<string, string>>, time?: string): PanchangRequest =>
  almanacOf({ date, ...where, ...(time !== undefined && { time }) });
/** The date `days` on. */
const later = (request: PanchangRequest, days: number): PanchangRequest => ({
  ...request,
  date: addDays(request.date, days),
});

describe("each day of monthly-panchang", () => {
  it.for(asking)("in %s at %s is that of panchang/panchang", ([, time, where]) => {
    const first = dayOf("20/02/2026", where, time);
    const month = answers.monthlyPanchang(first, context).response;
    expect(month).toHaveLength(31);
    month.forEach((day, index) => {
      const { response } = answers.panchang(later(first, index), context);
      const { name, number, start, end } = response.tithi;
      expect(day.tithi).toEqual({ name, number, start, end });
      for (const limb of ["nakshatra", "karana", "yoga"] as const) {
        const { name: limbName, number: limbNumber, start: from, end: to } = response[limb];
        expect(day[limb]).toEqual({ name: limbName, number: limbNumber, start: from, end: to });
      }
      expect([day.day, day.rasi, day.date]).toEqual([response.day, response.rasi.name, response.date]);
      const { sun_rise, sun_set, masa } = response.advanced_details;
      expect(day.advanced_details).toEqual({ sun_rise, sun_set, purnimata_date: masa.purnimanta_date });
      const { rahukaal, gulika, yamakanta } = response;
      expect([day.rahukaal, day.gulika, day.yamakanta]).toEqual([rahukaal, gulika, yamakanta]);
    });
  });
});

describe("the calls of rise, set and noon", () => {
  it.for(Object.entries(PLACES))("in %s cut the seconds of panchang/panchang", ([, where]) => {
    for (let days = 0; days < 365; days += 9) {
      const request = later(dayOf("01/01/2026", where), days);
      const { sun_rise, sun_set, moon_rise, moon_set } = answers.panchang(request, context).response.advanced_details;
      const cut = (time: string) => time.replace(/:\d\d (?=[AP]M)/, " ");
      expect(answers.sunrise(request, context).response.sun_rise).toBe(cut(sun_rise));
      expect(answers.sunset(request, context).response.sun_set).toBe(cut(sun_set));
      expect(answers.moonrise(request, context).response.moon_rise).toBe(cut(moon_rise));
      expect(answers.moonset(request, context).response.moon_set).toBe(cut(moon_set));
      const noon = answers.panchangDay(request, context).response.solar_noon.slice(11, 16);
      const { sun_noon, bot_response } = answers.solarNoon(request, context).response;
      const [hour = 0, minute = 0] = sun_noon.split(/[: ]/).map(Number);
      expect([hour % 12, minute]).toEqual([Number(noon.slice(0, 2)) % 12, Number(noon.slice(3))]);
      expect(bot_response).toContain(sun_noon);
    }
  });
});

describe("the phase of the Moon", () => {
  it("is that of sky/now at the same moment", () => {
    for (let days = 0; days < 30; days += 1) {
      const request = later(dayOf("01/03/2026", HYDERABAD, "12:00"), days);
      const { phase, luminance, date } = answers.moonPhase(request, context).response;
      const at = `${isoDate(request.date)}T12:00:00+05:30`;
      const now = z.parse(calls.skyNow.parameters, { ...HYDERABAD, at });
      const { elongation, illuminated } = answers.skyNow(now, context).response.moon_phase;
      expect(phase).toBe(Math.floor(elongation / 3.6));
      expect(Math.abs(Number.parseInt(luminance, 10) - illuminated * 100)).toBeLessThanOrEqual(0.51);
      expect(date).toBe(answers.panchang(request, context).response.date);
    }
  });
});
