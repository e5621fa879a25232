import { describe, expect } from "vitest";
import { clientTest as it } from "./client-test.ts";
import { unwrapped } from "./format-client.ts";

type Fields = Readonly<Record<string, unknown>>;

/** As a form and a geocoder gave it, put together by a template string. */
const TYPED = "dob=5/3/1995&tob=9:5&lat=28.6139391&lon=77.20902120000001&tz=5.5&api_key=a-key";

describe("a page that walks over the kootas", () => {
  it("finds a name, a description and a full score under every key but two", async ({ client }) => {
    const query = new URLSearchParams({
      lang: "en",
      api_key: "a-key",
      boy_dob: "26/12/2024",
      boy_tob: "14:06",
      boy_tz: "5.5",
      boy_lat: "28.4075",
      boy_lon: "72.1025",
      girl_dob: "26/12/2024",
      girl_tob: "14:06",
      girl_tz: "5.5",
      girl_lat: "28.4075",
      girl_lon: "72.1025",
    }).toString();
    const { score, bot_response, ...kootas } = unwrapped<Readonly<Record<string, Fields>>>(
      await client.get("/matching/ashtakoot", query),
    );
    expect([typeof score, typeof bot_response]).toEqual(["number", "string"]);
    for (const koota of Object.values(kootas))
      expect(koota).toMatchObject({
        name: expect.any(String),
        description: expect.any(String),
        full_score: expect.any(Number),
      });
  });
});

describe("a page of a chart whose questions have no language", () => {
  it("joins the keywords of a planet, maps over the houses and reads the first ascendant", async ({ client }) => {
    const [report = {}] = unwrapped<readonly Fields[]>(
      await client.get("/horoscope/planet-report", `${TYPED}&planet=Jupiter&lang=en`),
    );
    for (const list of ["character_keywords_positive", "character_keywords_negative"])
      expect((report[list] as readonly string[]).join(", ")).toMatch(/\w/);
    for (const text of ["general_prediction", "planet_definitions", "personalised_prediction", "verbal_location"])
      expect(report[text]).toEqual(expect.stringMatching(/\w/));
    const houses = unwrapped<readonly Fields[]>(await client.get("/horoscope/personal-characteristics", TYPED));
    expect(houses.map((house) => house.current_house)).toEqual([1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12]);
    for (const house of houses)
      expect(house).toMatchObject({
        current_zodiac: expect.any(String),
        lord_of_zodiac: expect.any(String),
        lord_zodiac_location: expect.any(String),
        personalised_prediction: expect.any(String),
      });
    const [ascendant] = unwrapped<readonly Fields[]>(await client.get("/horoscope/ascendant-report", TYPED));
    expect(ascendant).toMatchObject({ ascendant: expect.any(String), lucky_gem: expect.any(String) });
    const planets = unwrapped<Readonly<Record<string, Fields>>>(await client.get("/horoscope/planet-details", TYPED));
    expect(
      Object.values(planets)
        .slice(0, 4)
        .map((planet) => planet.full_name),
    ).toEqual(["Ascendant", "Sun", "Moon", "Mars"]);
  });

  it("makes a row of every value of the Krishnamurti planets, the two numbers included", async ({ client }) => {
    const planets = unwrapped<Readonly<Record<string, Fields>>>(
      await client.get("/extended-horoscope/kp-planets", TYPED),
    );
    const rows = Object.values(planets).map(({ full_name, house, zodiac, sub_lord }) => [
      full_name,
      house,
      zodiac,
      sub_lord,
    ]);
    expect(rows).toHaveLength(12);
    expect(rows.filter((row) => row.every((cell) => cell !== undefined))).toHaveLength(10);
  });
});

describe("a page of the dashas of now", () => {
  it("maps over four lists and wraps four single periods", async ({ client }) => {
    const answer = unwrapped<Readonly<Record<string, unknown>>>(
      await client.get("/dashas/current-mahadasha-full", TYPED),
    );
    for (const key of ["mahadasha", "antardasha", "paryantardasha", "Shookshamadasha"])
      expect(
        (answer[key] as readonly Fields[]).map(({ name, start, end }) => typeof name + typeof start + typeof end),
      ).toEqual(Array.from({ length: 9 }, () => "stringstringstring"));
    const order = answer.order_of_dashas as Readonly<Record<string, Fields>>;
    for (const key of ["major", "minor", "sub_minor", "sub_sub_minor"])
      expect(order[key]?.name).toEqual(expect.any(String));
  });
});

describe("pages of one table each", () => {
  it("joins the three lists of each planet's friendships", async ({ client }) => {
    const { permanent_table } = unwrapped<{
      readonly permanent_table: Readonly<Record<string, Readonly<Record<string, readonly string[]>>>>;
    }>(await client.get("/extended-horoscope/friendship", `lang=en&${TYPED}`));
    expect(Object.keys(permanent_table)).toContain("Saturn");
    for (const lists of Object.values(permanent_table))
      expect(["Friends", "Neutral", "Enemies"].flatMap((name) => lists[name] ?? []).join(", ")).toMatch(/\w/);
  });

  it("writes houses, planets and the per cent of each yoga into a sentence", async ({ client }) => {
    const { yogas_list } = unwrapped<{ readonly yogas_list: readonly Fields[] }>(
      await client.get("/extended-horoscope/yoga-list", `lang=en&${TYPED}`),
    );
    for (const yoga of yogas_list) {
      expect(`${yoga.houses_involved}`).toMatch(/^\d+(,\d+)*$/);
      expect(`${yoga.planets_involved}`).toMatch(/^[A-Z][a-z]+(,[A-Z][a-z]+)*$/);
      expect(Number(yoga.strength_in_percentage)).toBeLessThanOrEqual(100);
    }
  });

  it("reads four answers about two births at an invented point", async ({ client }) => {
    const query = {
      boy_dob: "5/3/1995",
      boy_tob: "9:5",
      girl_dob: "7/11/1997",
      girl_tob: "21:30",
      boy_lat: "1",
      boy_lon: "1",
      boy_tz: "5.5",
      girl_lat: "1",
      girl_lon: "1",
      girl_tz: "5.5",
      lang: "en",
      api_key: "a-key",
    };
    const ask = async (name: string) =>
      unwrapped<Readonly<Record<string, Fields>>>(await client.get(`/matching/${name}`, query));
    const south = await ask("dashakoot");
    for (const key of ["dina", "gana", "mahendra", "rajju", "rasi", "rasiathi", "sthree", "vasya", "vedha", "yoni"])
      expect(south[key]).toMatchObject({ full_score: expect.any(Number), description: expect.any(String) });
    const whole = await ask("aggregate-match");
    expect([typeof whole.score, typeof whole.bot_response]).toEqual(["number", "string"]);
    const rajju = await ask("rajju-vedha-details");
    expect([typeof rajju.is_rajju_dosha_present, typeof rajju.is_vedha_dosha_present]).toEqual(["boolean", "boolean"]);
    const papa = await ask("papasamaya-match");
    for (const side of [papa.boy_papa, papa.girl_papa])
      for (const key of ["rahu_papa", "sun_papa", "saturn_papa", "mars_papa"])
        expect(side?.[key]).toEqual(expect.any(Number));
  });

  it("prints every value inside nested objects, which must not be a list of objects", async ({ client }) => {
    const query = "api_key=a-key&date=27/11/2026&tz=5.5&lat=17.38&lon=78.5&time=09:30&lang=sp";
    const printable = (value: unknown): boolean =>
      Array.isArray(value) ? value.every((item) => typeof item !== "object") : true;
    const walk = (section: Fields): void => {
      for (const value of Object.values(section)) {
        expect(printable(value)).toBe(true);
        if (value !== null && typeof value === "object" && !Array.isArray(value)) walk(value as Fields);
      }
    };
    walk(unwrapped<Fields>(await client.get("/panchang/panchang", query)));
  });
});

describe("a page of horoscopes that offers languages which do not exist", () => {
  it("reads nested scores by day, flat ones by week, and each quarter of the year", async ({ client }) => {
    for (const lang of ["en", "ka", "sp", "te"]) {
      const day = unwrapped<Readonly<Record<string, Readonly<Record<string, Fields>>>>>(
        await client.get(
          "/prediction/daily-sun",
          `zodiac=3&date=27/11/2026&show_same=true&api_key=a-key&lang=${lang}&split=true&type=big`,
        ),
      );
      for (const key of [
        "physique",
        "status",
        "finances",
        "relationship",
        "career",
        "travel",
        "family",
        "friends",
        "health",
        "total_score",
      ])
        expect(day.bot_response?.[key]).toMatchObject({
          score: expect.any(Number),
          split_response: expect.any(String),
        });
      const week = unwrapped<Fields>(
        await client.get("/prediction/weekly-sun", `zodiac=3&week=thisweek&show_same=true&api_key=a-key&lang=${lang}`),
      );
      for (const key of [
        "total_score",
        "status",
        "finances",
        "relationship",
        "career",
        "travel",
        "family",
        "friends",
        "health",
      ])
        expect(week[key]).toEqual(expect.any(Number));
      expect([typeof week.bot_response, typeof week.zodiac]).toEqual(["string", "string"]);
      const year = unwrapped<Readonly<Record<string, Fields>>>(
        await client.get("/prediction/yearly", `year=2024&zodiac=3&api_key=a-key&lang=${lang}`),
      );
      for (const quarter of Object.values(year)) expect(quarter.score).toEqual(expect.any(Number));
    }
  });
});

describe("a module of eleven questions for a Vue page", () => {
  const birth = "dob=17/05/1990&tob=06:05&lat=17.9784&lon=79.5941&tz=5.5";

  it("gets a good answer to each as it writes them", async ({ client }) => {
    const day = "api_key=a-key&date=27/11/2026&tz=5.5&lat=17.385&lon=78.4867&time=09:30&lang=en";
    for (const path of ["/panchang/panchang", "/panchang/sunrise", "/panchang/sunset"]) await client.get(path, day);
    const questions = [
      "/extended-horoscope/extended-kundli-details",
      "/extended-horoscope/find-moon-sign",
      "/extended-horoscope/find-sun-sign",
      "/dashas/maha-dasha",
      "/dashas/antar-dasha",
    ];
    for (const path of questions) unwrapped<Fields>(await client.get(path, `api_key=a-key&${birth}&lang=en`));
    unwrapped<Fields>(await client.get("/horoscope/planet-report", `api_key=a-key&${birth}&planet=Saturn&lang=en`));
    unwrapped<Fields>(
      await client.get(
        "/horoscope/divisional-charts",
        `api_key=a-key&${birth}&div=D9&transit_date=&response_type=planet_object&lang=en`,
      ),
    );
    unwrapped<Fields>(
      await client.get(
        "/extended-horoscope/sade-sati-table",
        "api_key=a-key&dob=1990-05-17&tob=06:05&lat=17.9784&lon=79.5941&tz=5.5&lang=en",
      ),
    );
    const svg = await client.get(
      "/horoscope/chart-image",
      `api_key=a-key&${birth}&div=D1&style=north&transit_date=&size=300&color=%23ff850b3d&font_size=15&font_style=Nunito&colorful_planets=true&show_degree=true&format=base64&lang=en&stroke=2`,
    );
    expect(svg).toContain("#ff850b3d");
  });
});
