import { calls, type PanchangResponse } from "@vedanga/contract";
import { almanacOf, context, HYDERABAD, KATHMANDU, NEWARK, TROMSO } from "@vedanga/testing/births/asking";
import { closeTo } from "@vedanga/testing/close-to";
import { describe, expect, it } from "vitest";
import * as z from "zod/mini";
import { answerPanchang } from "./panchang.ts";

const stringsOf = (node: unknown): string[] => {
  if (typeof node === "string") return [node];
  return typeof node === "object" && node !== null ? Object.values(node).flatMap(stringsOf) : [];
};

const ask = (query: Readonly<Record<string, string>>): PanchangResponse["response"] =>
  answerPanchang(almanacOf(query), context).response;

const DATE = /^(Sun|Mon|Tue|Wed|Thu|Fri|Sat) (Jan|Feb|Mar|Apr|May|Jun|Jul|Aug|Sep|Oct|Nov|Dec) \d\d \d{4}$/;
const DATE_TIME = /^\w{3} \w{3} \d\d \d{4} (1[0-2]|[1-9]):[0-5]\d:[0-5]\d [AP]M$/;
const CLOCK = /^(1[0-2]|[1-9]):[0-5]\d:[0-5]\d [AP]M$/;
const SPAN = /^(0\d|1[0-2]):[0-5]\d [AP]M to (0\d|1[0-2]):[0-5]\d [AP]M$/;

function expectFormats(panchang: PanchangResponse["response"]): void {
  const { tithi, nakshatra, yoga, karana, advanced_details: details } = panchang;
  for (const limb of [tithi, nakshatra, yoga, karana]) {
    expect(limb.start).toMatch(DATE_TIME);
    expect(limb.end).toMatch(DATE_TIME);
  }
  const { masa } = details;
  const dates = [details.next_full_moon, details.next_new_moon, masa.amanta_start, masa.amanta_end];
  for (const date of [panchang.date, ...dates, masa.purnimanta_start, masa.purnimanta_end]) expect(date).toMatch(DATE);
  const { start, end } = details.abhijit_muhurta;
  const ofSun = [details.sun_rise, details.sun_set, start, end];
  const spans = [panchang.rahukaal, panchang.gulika, panchang.yamakanta];
  // Where the Sun does not rise, nothing that depends on it has a time.
  if (details.sun_rise === "-") expect([...ofSun, ...spans]).toEqual(Array.from({ length: 7 }, () => "-"));
  else {
    for (const clock of ofSun) expect(clock).toMatch(CLOCK);
    for (const span of spans) expect(span).toMatch(SPAN);
  }
  for (const clock of [details.moon_rise, details.moon_set]) if (clock !== "-") expect(clock).toMatch(CLOCK);
  expect(panchang.ayanamsa.name).toMatch(/^\d\d [0-5]\d'[0-5]\d"$/);
  expect(masa.moon_phase).toMatch(/^\d{1,3}\/360$/);
}

describe("the panchang answer", () => {
  const march = { ...HYDERABAD, date: "11/03/1994" };

  it("has the shape of the contract, key for key in its order", () => {
    const answer = answerPanchang(almanacOf(march), context);
    const parsed = z.parse(calls.panchang.response, answer);
    expect(JSON.stringify(parsed)).toBe(JSON.stringify(answer));
    expect(Object.keys(answer)).toEqual(["status", "response", "remaining_api_calls", "conventions", "days"]);
  });

  it("has the formats of the contract, in both languages alike", () => {
    expectFormats(ask(march));
    expectFormats(ask({ ...march, lang: "te" }));
  });

  it("has the names of the original's own sample for 11 March 1994", () => {
    const answer = ask(march);
    expect(answer.day.name).toBe("Friday");
    expect(answer.tithi).toMatchObject({
      name: "Chaturdasi",
      number: 29,
      type: "Krishna",
      next_tithi: "Amavasya",
      diety: "Shiva",
    });
    expect(answer.nakshatra).toMatchObject({
      name: "Shatabhisha",
      number: 24,
      lord: "Rahu",
      diety: "Varuna",
      next_nakshatra: "PurvaBhadra",
    });
    expect(answer.karana).toMatchObject({
      name: "Sakuna",
      number: 8,
      type: "Malefic",
      lord: "Kalyuga",
      diety: "Kaali",
      next_karana: "Chatushpada",
    });
    expect(answer.yoga).toMatchObject({ name: "Siddha", number: 21, next_yoga: "Sadhya" });
    expect(answer.rasi.name).toBe("Aquarius");
    expect(answer.sun_position).toMatchObject({
      zodiac: "Aquarius",
      nakshatra: "PurvaBhadra",
      rasi_no: 11,
      nakshatra_no: 25,
    });
    expect(answer.advanced_details.masa).toMatchObject({
      amanta_number: 11,
      amanta_date: 29,
      amanta_name: "Magha",
      alternate_amanta_name: "Maasi",
      amanta_start: "Thu Feb 10 1994",
      amanta_end: "Sat Mar 12 1994",
      adhik_maasa: false,
      ayana: "Uttrayana",
      tamil_month_num: 11,
      tamil_month: "maasi",
      tamil_day: 27,
      purnimanta_date: 14,
      purnimanta_number: 12,
      purnimanta_name: "Phalguna",
      alternate_purnimanta_name: "Panguni",
      purnimanta_start: "Sat Feb 26 1994",
      purnimanta_end: "Sun Mar 27 1994",
      moon_phase: "345/360",
      paksha: "Krishna Paksha",
      ritu: "Shishir",
    });
    expect(answer.advanced_details).toMatchObject({
      next_full_moon: "Sun Mar 27 1994",
      next_new_moon: "Sat Mar 12 1994",
      moon_yogini_nivas: "West",
      vaara: "Shukra vaara",
      disha_shool: "West",
    });
    expect(answer.advanced_details.years).toMatchObject({
      kali: 5094,
      saka: 1915,
      vikram_samvaat: 2050,
      vikram_samvaat_name: "Vyaya",
      saka_samvaat_name: "Shri Mukha",
    });
    expect(answer.date).toBe("Fri Mar 11 1994");
    closeTo(answer.advanced_details.ahargana, 1860957.27, 0.01, "days");
  });

  it("gives the state at the requested time: Amavasya has begun by 11:40", () => {
    expect(ask({ ...march, time: "11:40" }).tithi.name).toBe("Amavasya");
    expect(ask({ ...march, time: "11:40:00" }).tithi).toEqual(ask({ ...march, time: "11:40" }).tithi);
  });

  it("keeps the day before until sunrise, and the rise, set and eighths of the date", () => {
    const [night, morning] = [ask({ ...march, time: "05:00" }), ask(march)];
    expect(night.day.name).toBe("Thursday");
    expect(night.advanced_details).toMatchObject({ vaara: "Guru vaara", disha_shool: "South" });
    expect(night.date).toBe(morning.date);
    expect(night.advanced_details.sun_rise).toBe(morning.advanced_details.sun_rise);
    expect(night.rahukaal).toBe(morning.rahukaal);
  });

  it("echoes the conventions it used, the asked-for ones among the defaults", () => {
    const defaults = {
      ayanamsa: "lahiri",
      node: "mean",
      positions: "apparent",
      sunrise: "limb",
      dasha_year: "365.25",
      bindus: "varahamihira",
    };
    expect(answerPanchang(almanacOf(march), context).conventions).toEqual(defaults);
    const asked = answerPanchang(almanacOf({ ...march, ayanamsa: "raman", sunrise: "centre" }), context);
    expect(asked.conventions).toEqual({ ...defaults, ayanamsa: "raman", sunrise: "centre" });
    expect(asked.response.ayanamsa.name).not.toBe(ask(march).ayanamsa.name);
    expect(asked.response.advanced_details.sun_rise).not.toBe(ask(march).advanced_details.sun_rise);
  });

  it("speaks Telugu where asked, but keeps figures, dates and times", () => {
    const [english, telugu] = [ask(march), ask({ ...march, lang: "te" })];
    expect(telugu.tithi).toMatchObject({ name: "చతుర్దశి", type: "కృష్ణ", start: english.tithi.start, number: 29 });
    expect(telugu.nakshatra).toMatchObject({ name: "శతభిషం", lord: "రాహువు", auspicious_disha: ["తూర్పు", "ఉత్తరం"] });
    expect(telugu.advanced_details.masa).toMatchObject({ amanta_name: "మాఘం", ritu: "శిశిర ఋతువు", paksha: "కృష్ణ పక్షం" });
    expect(telugu.day.name).toBe("శుక్రవారం");
    expect(telugu.rahukaal).toBe(english.rahukaal);
    const latin = stringsOf(telugu).filter((text) => /[A-Za-z]/.test(text));
    expect(latin.length).toBeGreaterThan(15);
    for (const text of latin)
      expect(
        [DATE, DATE_TIME, CLOCK, SPAN].some((format) => format.test(text)),
        text,
      ).toBe(true);
  });

  it("names an adhika month by the month after it", () => {
    const { masa } = ask({ ...HYDERABAD, date: "25/07/2023" }).advanced_details;
    expect(masa).toMatchObject({ amanta_name: "Shravana", adhik_maasa: true });
  });

  it("counts the years of 2026-27 as printed, and turns them at Ugadi", () => {
    const after = ask({ ...HYDERABAD, date: "19/03/2026", time: "12:00" }).advanced_details.years;
    expect(after).toMatchObject({
      saka: 1948,
      saka_samvaat_name: "Parabhava",
      vikram_samvaat: 2083,
      vikram_samvaat_name: "Siddharthi",
      kali: 5127,
    });
    expect(ask({ ...HYDERABAD, date: "18/03/2026" }).advanced_details.years).toMatchObject({
      saka: 1947,
      saka_samvaat_number: 39,
    });
  });
});

describe("the panchang where the day is not ordinary", () => {
  it("gives the state at local noon and a dash where the midnight sun shines", () => {
    const june = ask({ ...TROMSO, date: "21/06/2026" });
    expect(june.advanced_details).toMatchObject({
      sun_rise: "-",
      sun_set: "-",
      abhijit_muhurta: { start: "-", end: "-" },
    });
    expect([june.rahukaal, june.gulika, june.yamakanta]).toEqual(["-", "-", "-"]);
    expect(june.day.name).toBe("Sunday");
    const noon = ask({ ...TROMSO, date: "21/06/2026", time: "12:46" });
    expect(june.tithi).toEqual(noon.tithi);
    closeTo(june.moon_position.moon_degree, noon.moon_position.moon_degree, 0.02, "deg");
  });

  it("gives a dash where the Moon does not rise within the civil day", () => {
    const days = Array.from({ length: 30 }, (_, index) =>
      ask({ ...HYDERABAD, date: `${String(index + 1).padStart(2, "0")}/11/2026` }),
    );
    const moonless = days.filter(({ advanced_details: { moon_rise } }) => moon_rise === "-");
    expect(moonless).toHaveLength(1);
    expect(days.filter(({ advanced_details: { moon_set } }) => moon_set === "-")).toHaveLength(1);
    for (const { advanced_details: details } of days)
      if (details.moon_rise !== "-") expect(details.moon_rise).toMatch(CLOCK);
  });

  it("shows New Jersey's own summer time", () => {
    const [winter, summer] = [ask({ ...NEWARK, date: "07/03/2026" }), ask({ ...NEWARK, date: "08/03/2026" })];
    expect(winter.advanced_details.sun_rise).toMatch(/^6:2\d:\d\d AM$/);
    expect(summer.advanced_details.sun_rise).toMatch(/^7:1\d:\d\d AM$/);
  });

  it("shows Kathmandu's quarter hour: the zone and the decimal offset agree", () => {
    const { zone: _, ...byOffset } = KATHMANDU;
    expect(ask({ ...KATHMANDU, date: "14/04/2026" })).toEqual(ask({ ...byOffset, date: "14/04/2026" }));
  });

  it("lets the zone rule over an offset that is wrong", () => {
    expect(ask({ ...NEWARK, tz: "5.5", date: "08/03/2026" })).toEqual(ask({ ...NEWARK, date: "08/03/2026" }));
  });

  it.each([
    ["the midnight sun at Tromsø", { ...TROMSO, date: "21/06/2026" }],
    ["the polar night at Tromsø, after its noon", { ...TROMSO, date: "21/12/2026", time: "15:00" }],
    ["the pole", { ...HYDERABAD, lat: "90", date: "21/03/2026" }],
    ["an hour that New Jersey's clocks skip", { ...NEWARK, date: "08/03/2026", time: "02:30" }],
    ["an hour that they show twice", { ...NEWARK, date: "01/11/2026", time: "01:30" }],
    ["a day on which a tithi touches no sunrise", { ...HYDERABAD, date: "21/11/2026" }],
    ["the moment before midnight", { ...KATHMANDU, date: "31/12/2026", time: "23:59:59" }],
    ["the first day of all", { ...HYDERABAD, date: "01/01/1600", time: "00:00" }],
    ["the last day of all", { ...TROMSO, date: "31/12/2400", time: "23:59" }],
  ])("keeps every format in both languages: %s", (_what, query) => {
    const [english, telugu] = ["en", "te"].map((lang) => ask({ ...query, lang }));
    expectFormats(english!);
    expectFormats(telugu!);
    const figures = (answer: unknown) => JSON.stringify(answer).match(/\d+(\.\d+)?/g);
    expect(figures(telugu)).toEqual(figures(english));
  });

  it("names the tithi running where the day skips one, and the skipped one next", () => {
    // 21 November 2026: the eleventh ends at 06:32, after sunrise; the twelfth at 04:57, before the next.
    expect(ask({ ...HYDERABAD, date: "21/11/2026" }).tithi).toMatchObject({ number: 11, next_tithi: "Dvadasi" });
    expect(ask({ ...HYDERABAD, date: "21/11/2026", time: "12:00" }).tithi).toMatchObject({ number: 12 });
    expect(ask({ ...HYDERABAD, date: "22/11/2026" }).tithi).toMatchObject({ number: 13 });
  });

  it("answers for the first and the last day of its years and refuses an unknown zone", () => {
    for (const date of ["01/01/1600", "31/12/2400"]) expectFormats(ask({ ...HYDERABAD, date }));
    expect(() => ask({ ...HYDERABAD, zone: "Asia/Nowhere", date: "01/01/2000" })).toThrow(
      expect.objectContaining({ code: "unknown_zone" }),
    );
  });
});
