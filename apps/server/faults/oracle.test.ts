import { calls } from "@vedanga/contract";
import { serverTest as it } from "@vedanga/testing/server/server-test";
import { someDetails } from "@vedanga/testing/server/some-details";
import { describe, expect } from "vitest";

const TOWN = "lat=17.97840&lon=79.59410";
const HOUSE = "lat=17.978412&lon=79.594099";
const BIRTH = `dob=17/05/1990&tob=06:05&${TOWN}&tz=5.5`;
const DAY = "date=17/05/1990&tz=5.5&zone=Asia/Kolkata";

/** Every call whose question has a birth, a minute or a person's position in it. */
const PERSONAL: readonly string[] = [
  `${calls.geoTimezone.path}?${TOWN}&local=1990-05-17T06:05`,
  `${calls.geoTimezone.path}?${TOWN}&timestamp=642904500`,
  `${calls.geoTimezone.path}?${TOWN}`,
  `${calls.geoReverse.path}?${TOWN}`,
  `${calls.geoReverse.path}?${HOUSE}`,
  `${calls.geoSearch.path}?q=the+blue+house+of+somebody`,
  `${calls.cities.path}?city=the+blue+house+of+somebody`,
  `${calls.citiesOnDate.path}?city=Warangal&date=17/05/1990`,
  `${calls.panchang.path}?${DAY}&${TOWN}&time=06:05`,
  `${calls.panchangDay.path}?${DAY}&${TOWN}&time=06:05`,
  ...[
    calls.horaMuhurta.path,
    calls.choghadiyaMuhurta.path,
    calls.sunrise.path,
    calls.sunset.path,
    calls.moonrise.path,
    calls.moonset.path,
    calls.solarNoon.path,
    calls.moonPhase.path,
    calls.moonCalendar.path,
    calls.monthlyPanchang.path,
    calls.panchangFestivals.path,
  ].map((path) => `${path}?${DAY}&${TOWN}&time=06:05`),
  `${calls.panchang.path}?${DAY}&${TOWN}&tob=6:5`,
  `${calls.panchang.path}?${DAY}&${HOUSE}`,
  `${calls.panchangDay.path}?${DAY}&${HOUSE}`,
  `${calls.panchangMonth.path}?year=2026&month=11&tz=5.5&${HOUSE}`,
  `${calls.panchangCalendar.path}?year=2026&kinds=sankranti&tz=5.5&${HOUSE}`,
  `${calls.dailyMoon.path}?zodiac=1&date=21/11/2026&tz=5.5&${HOUSE}`,
  `${calls.dailySun.path}?zodiac=1&date=21/11/2026&tz=5.5&${HOUSE}`,
  `${calls.dailyNakshatra.path}?nakshatra=4&date=21/11/2026`,
  `${calls.weeklyMoon.path}?zodiac=1&tz=5.5&${HOUSE}`,
  `${calls.weeklySun.path}?zodiac=1&tz=5.5&${HOUSE}`,
  `${calls.skyNow.path}?${TOWN}&tz=5.5&at=1990-05-17T06:05:00%2B05:30`,
  `${calls.skyNow.path}?${HOUSE}&tz=5.5`,
  ...[
    calls.planetDetails.path,
    calls.ascendantReport.path,
    calls.mangalDosha.path,
    calls.kaalsarpDosha.path,
    calls.manglikDosh.path,
    calls.pitraDosh.path,
    calls.papasamaya.path,
    calls.gemSuggestion.path,
    calls.rudrakshSuggestion.path,
    calls.extendedKundliDetails.path,
    calls.findAscendant.path,
    calls.findMoonSign.path,
    calls.findSunSign.path,
    calls.personalCharacteristics.path,
    calls.mahaDasha.path,
    calls.antarDasha.path,
    calls.dashaLevels.path,
    calls.mahaDashaEnds.path,
    calls.paryantarDasha.path,
    calls.specificSubDasha.path,
    calls.currentMahadasha.path,
    calls.currentMahadashaFull.path,
    calls.yoginiDashaMain.path,
    calls.yoginiDashaSub.path,
    calls.charDashaMain.path,
    calls.charDashaCurrent.path,
    calls.charDashaSub.path,
    calls.sadeSati.path,
    calls.varshapalDetails.path,
    calls.varshapalYearChart.path,
    calls.varshapalMonthChart.path,
    calls.currentSadeSati.path,
    calls.gocharaNow.path,
    calls.sensitivity.path,
    calls.strengths.path,
    calls.divisionalCharts.path,
    calls.friendship.path,
    calls.jaiminiKarakas.path,
    calls.aruthaPadas.path,
    calls.planetaryAspects.path,
    calls.planetsInHouses.path,
    calls.ashtakvarga.path,
    calls.ashtakvargaChartImage.path,
    calls.chartImage.path,
    calls.kpPlanets.path,
    calls.kpHouses.path,
    calls.shadBala.path,
    calls.yogaList.path,
  ].map((path) => `${path}?${BIRTH}`),
  ...[
    calls.ashtakoot.path,
    calls.ashtakootWithAstroDetails.path,
    calls.dashakoot.path,
    calls.dashakootWithAstroDetails.path,
    calls.rajjuVedhaDetails.path,
    calls.papasamayaMatch.path,
    calls.aggregateMatch.path,
  ].map((path) => `${path}?${new URLSearchParams(calls.ashtakoot.example as Record<string, string>)}`),
  `${calls.binnashtakvarga.path}?${BIRTH}&planet=Sun`,
  `${calls.planetReport.path}?${BIRTH}&planet=Sun`,
  `${calls.nakshatraMatch.path}?boy_star=1&girl_star=4`,
  `${calls.nakshatraVastuDetails.path}?nakshatra=4`,
  ...[calls.bulkNorthMatch, calls.bulkSouthMatch].map(
    ({ path, example }) => `${path}?${new URLSearchParams(example as Record<string, string>)}`,
  ),
];

describe("whether a person asked for a birth, a minute or a position", () => {
  it.for(PERSONAL)("cannot be found out from %s", async (url, { app }) => {
    for (let time = 0; time < 2; time++) {
      const { statusCode, headers } = await app.inject({ url, headers: { "accept-encoding": "gzip, br" } });
      expect(statusCode).toBe(200);
      expect(headers["cache-control"]).toBe("no-store");
      expect([headers.etag, headers.age]).toEqual([undefined, undefined]);
    }
    // A tag brings no 304: nothing is compared with what was sent before.
    expect((await app.inject({ url, headers: { "if-none-match": "*" } })).statusCode).toBe(200);
  });

  it.for<readonly [what: string, url: string]>([
    ["a city's day", `${calls.panchangDay.path}?${DAY}&${TOWN}`],
    ["the minute that runs there", `${calls.panchang.path}?date=21/11/2026&time=12:01:00&tz=5.5&${TOWN}`],
  ])("is not hidden at the cost of %s, which is everybody's", async ([_what, url], { app }) => {
    await app.inject(url);
    const { "cache-control": kept, age } = (await app.inject(url)).headers;
    expect(kept).toBe("public, max-age=3600");
    expect(age).toMatch(/^\d+$/);
  });
});

describe("whether a person saved a birth", () => {
  it("cannot be found out by saving it: a known record and a new one are answered alike", async ({ app }) => {
    const save = () =>
      app.inject({ method: "POST", url: calls.upsertUser.path, payload: someDetails({ mobile: "1" }) });
    const [first, second] = [await save(), await save()];
    expect(second.body).toBe(first.body);
    expect(Object.keys(second.headers)).toEqual(Object.keys(first.headers));
    expect(second.statusCode).toBe(first.statusCode);
  });
});
