import { CHART_STYLES } from "@vedanga/contract";
import { CHART_DIVISIONS, RASIS } from "@vedanga/core";
import { chartOf, context, HYDERABAD, NEWARK, WARANGAL } from "@vedanga/testing/births/asking";
import * as fc from "fast-check";
import { describe, expect, it } from "vitest";
import { allElements, type ReadElement, readMarkup, textOf } from "../../test/read-markup.ts";
import { answerChartImage } from "./chart-image.ts";

type Query = Readonly<Record<string, string>>;
const draw = (query: Query): string => answerChartImage(chartOf(query), context);
const read = (query: Query): ReadElement => readMarkup(draw(query));

const warangal = { ...WARANGAL, dob: "17/05/1990", tob: "06:05" };
const classesOf = ({ attributes }: ReadElement): string[] => (attributes.class ?? "").split(" ");
const withClass = (root: ReadElement, name: string): ReadElement[] =>
  allElements(root).filter((element) => classesOf(element).includes(name));
const textsOf = (root: ReadElement, name: string): string[] => withClass(root, name).map(textOf);
const child = (root: ReadElement, name: string): string => textOf(allElements(root).find((one) => one.name === name)!);

describe("the chart image", () => {
  it("is a whole SVG document as large as asked, 500 px where not", () => {
    expect(read({ ...warangal, size: "450" })).toMatchObject({
      name: "svg",
      attributes: {
        xmlns: "http://www.w3.org/2000/svg",
        width: "450",
        height: "450",
        viewBox: "0 0 450 450",
        role: "img",
      },
    });
    expect(read(warangal).attributes).toMatchObject({ width: "500", viewBox: "0 0 500 500" });
  });

  it("needs no style of its own, so that a strict page can take it in", () => {
    const looks: readonly Readonly<Record<string, string>>[] = [
      { div: "D1" },
      { div: "D9" },
      { style: "north" },
      { style: "north", div: "chalit", lang: "te" },
      { style: "east", div: "kp_chalit", lang: "te" },
    ];
    for (const request of looks) {
      for (const { name, attributes } of allElements(read({ ...warangal, ...request }))) {
        expect(["svg", "title", "desc", "metadata", "g", "path", "circle", "text", "tspan"]).toContain(name);
        for (const key of Object.keys(attributes)) expect(key).not.toMatch(/^(style|id|on.*|href|.*:.*)$/);
        if (name !== "svg") expect(attributes).not.toHaveProperty("width");
      }
    }
  });

  it("says what it shows to those who do not see it, in their language", () => {
    const english = read(warangal);
    expect(child(english, "title")).toBe("Rasi, South Indian chart");
    expect(child(english, "desc")).toContain("Ascendant: Taurus 8°09′, house 1.");
    expect(child(english, "desc")).toContain("Saturn: Capricorn 1°29′, house 9, retrograde.");
    const telugu = read({ ...warangal, lang: "te", div: "D9" });
    expect(telugu.attributes.lang).toBe("te");
    expect(child(telugu, "title")).toBe("నవాంశ, దక్షిణ భారత శైలి చక్రం");
    expect(child(telugu, "desc")).not.toMatch(/[A-Za-z]/);
  });

  it("keeps the conventions it was drawn by", () => {
    expect(JSON.parse(child(read({ ...warangal, ayanamsa: "raman" }), "metadata"))).toEqual({
      conventions: {
        ayanamsa: "raman",
        node: "mean",
        positions: "apparent",
        sunrise: "limb",
        dasha_year: "365.25",
        bindus: "varahamihira",
      },
    });
  });

  it("writes each graha with degree and minute, R where it goes back, nodes without", () => {
    const texts = textsOf(read(warangal), "chart-graha");
    expect(texts.toSorted()).toEqual(
      [
        "As 8°09′",
        "Su 2°08′",
        "Mo 22°34′",
        "Ma 25°44′",
        "Me 14°11′R",
        "Ju 16°06′",
        "Ve 20°49′",
        "Sa 1°29′R",
        "Ra 17°31′",
        "Ke 17°31′",
      ].toSorted(),
    );
    expect(textsOf(read({ ...warangal, lang: "te" }), "chart-graha")).toContain("శ 1°29′వ");
    expect(textsOf(read({ ...warangal, div: "D9" }), "chart-graha").toSorted()).toEqual(
      ["As", "Su", "Mo", "Ma", "Me", "Ju", "Ve", "Sa", "Ra", "Ke"].toSorted(),
    );
  });

  it("numbers the houses from the lagna and names the signs in their fixed places", () => {
    const chart = read(warangal);
    const [signs, houses] = [textsOf(chart, "chart-sign"), textsOf(chart, "chart-house")];
    expect(signs.slice(0, 3)).toEqual(["Aries", "Taurus", "Gemini"]);
    expect(houses.slice(0, 3)).toEqual(["12", "1", "2"]);
    expect(withClass(chart, "chart-sign")[11]!.attributes).toMatchObject({ x: "9", y: "92" });
  });

  it("marks the lord of the mahadasha that runs now, and no graha if none runs", () => {
    const chart = read(warangal);
    expect(textsOf(chart, "chart-dasha-lord").filter((text) => text !== "")).toEqual(["Ju 16°06′"]);
    expect(withClass(chart, "chart-dasha-cell")).toHaveLength(1);
    expect(withClass(read({ ...warangal, dob: "17/05/1850" }), "chart-dasha-lord")).toHaveLength(0);
  });

  it("unrolls the zodiac along the frame of D1 alone", () => {
    expect(withClass(read(warangal), "chart-dot")).toHaveLength(9);
    expect(withClass(read(warangal), "chart-pointer")).toHaveLength(1);
    const navamsa = read({ ...warangal, div: "D9" });
    expect([...withClass(navamsa, "chart-dot"), ...withClass(navamsa, "chart-tick")]).toHaveLength(0);
  });

  it("titles the middle: Rasi with its ayanamsa, Navamsa with its subject", () => {
    expect(["chart-title", "chart-subtitle", "chart-note"].flatMap((name) => textsOf(read(warangal), name))).toEqual([
      "Rasi",
      "D1, the sky at birth",
      "Lahiri 23°43′21″",
    ]);
    expect(textsOf(read({ ...warangal, div: "D9", lang: "te" }), "chart-note")).toEqual(["వివాహం, ధర్మం"]);
  });

  it("keeps nine in one cell apart from each other and from the names below", () => {
    // 4 February 1962: seven grahas and Ketu in Capricorn, and by 7:05 the lagna too.
    for (const lang of ["en", "te"]) {
      const chart = read({ ...HYDERABAD, dob: "04/02/1962", tob: "07:05", lang });
      const inCapricorn = withClass(chart, "chart-graha").filter(
        ({ attributes }) => Number(attributes.y) > 200 && Number(attributes.y) < 300 && Number(attributes.x) < 100,
      );
      expect(inCapricorn).toHaveLength(9);
      const places = inCapricorn.map(({ attributes }) => `${attributes.x} ${attributes.y}`);
      expect(new Set(places).size).toBe(9);
      for (const { attributes } of inCapricorn) {
        expect(Number(attributes["font-size"])).toBeGreaterThanOrEqual(11);
        expect(Number(attributes.y)).toBeLessThanOrEqual(281);
      }
    }
  });
});

/** Who is in which house, by the description for screen readers. */
function housesTold(query: Query): Record<string, number> {
  const entries = child(read(query), "desc").matchAll(/(\w+): ([A-Z][a-z]+)[^.]*?, house (\d+)/g);
  return Object.fromEntries([...entries].map(([, who, , house]) => [who, Number(house)]));
}

describe("the divisions", () => {
  it.each(CHART_DIVISIONS)("%s is titled and drawn with all ten in every style and both languages", (div) => {
    for (const style of CHART_STYLES) {
      for (const lang of ["en", "te"]) {
        const chart = read({ ...warangal, div, style, lang, transit_date: "21/11/2026" });
        expect(withClass(chart, "chart-graha")).toHaveLength(10);
        const [title = ""] = textsOf(chart, "chart-title");
        expect(title).toMatch(lang === "te" ? /^[^A-Za-z]{3,}$/ : /^[A-Z][A-Za-z ]{3,}$/);
        expect(child(chart, "title")).toMatch(lang === "te" ? /^[^A-Za-z]+$/ : /, (South|North|East) Indian chart$/);
        if (lang === "te") expect(child(chart, "desc")).not.toMatch(/[A-Za-z]/);
      }
    }
  });

  it("count houses from the Sun and the Moon where asked", () => {
    expect(housesTold({ ...warangal, div: "sun" })).toMatchObject({ Sun: 1, Ascendant: 1, Moon: 9 });
    expect(housesTold({ ...warangal, div: "moon" })).toMatchObject({ Moon: 1, Sun: 5, Ascendant: 5 });
  });

  it("move a graha near a house's edge to the house that contains it, in Sripati's houses and Placidus's", () => {
    const whole = housesTold(warangal);
    // Mars at 25°44′ of Aquarius, in the tenth by sign; the eleventh of Sripati begins at 13°35′ of it.
    expect(whole.Mars).toBe(10);
    expect(housesTold({ ...warangal, div: "chalit" })).toMatchObject({ Mars: 11, Ascendant: 1, Saturn: 9 });
    expect(housesTold({ ...warangal, div: "kp_chalit" })).toMatchObject({ Mars: 10, Ascendant: 1, Moon: 9 });
  });

  it("put the sky of another day over the houses of the birth", () => {
    const transit = { ...warangal, div: "transit", transit_date: "21/11/2026" };
    // Saturn is in Pisces then, the eleventh from Taurus rising.
    expect(housesTold(transit)).toMatchObject({ Ascendant: 1, Saturn: 11 });
    expect(textsOf(read(transit), "chart-note")).toEqual(["on 21/11/2026"]);
    expect(withClass(read(transit), "chart-dasha-lord")).toHaveLength(0);
    expect(housesTold({ ...transit, transit_date: "21/11/2029" }).Saturn).not.toBe(11);
  });

  it("put today's sky over them if no day is given, today by the clock of the request", () => {
    const today = { ...warangal, div: "transit" };
    expect(read(today)).toEqual(read({ ...today, transit_date: "21/11/2026" }));
    // Six in the morning at Greenwich is still the day before at eleven hours west of it.
    const west = { ...today, tz: "-11", zone: "" };
    expect(read(west)).toEqual(read({ ...west, transit_date: "20/11/2026" }));
  });

  it("say why each is in its place, if asked", () => {
    for (const [div, rule, source] of [
      ["D10", "chart.part", { en: "Brihat Parashara Hora Shastra 6.13-14", te: "బృహత్ పరాశర హోరాశాస్త్రం 6.13-14" }],
      ["chalit", "chart.bhava", { en: "Sripati, Jataka Paddhati 1", te: "శ్రీపతి, జాతక పద్ధతి 1" }],
      [
        "moon",
        "chart.counted_from",
        { en: "Brihat Parashara Hora Shastra, Sudarshana Chakra", te: "బృహత్ పరాశర హోరాశాస్త్రం, సుదర్శన చక్రం" },
      ],
      ["transit", "chart.transit", { en: "Phaladeepika 26", te: "ఫలదీపిక 26" }],
    ] as const) {
      for (const lang of ["en", "te"] as const) {
        const asked = { ...warangal, div, lang, transit_date: "21/11/2026", explain: "1" };
        const { reasons } = JSON.parse(child(read(asked), "metadata"));
        expect(reasons).toHaveLength(10);
        for (const reason of reasons) {
          expect(reason).toMatchObject({ rule, source: source[lang] });
          expect(reason.text).toMatch(lang === "te" ? /^[^A-Za-z]+\.$/ : /^[A-Z].+\.$/);
        }
      }
    }
    expect(JSON.parse(child(read(warangal), "metadata"))).not.toHaveProperty("reasons");
  });
});

describe("the northern style", () => {
  const north = { ...warangal, style: "north" };

  it("keeps the houses in their places and numbers them by their signs", () => {
    const signs = textsOf(read(north), "chart-sign");
    // Taurus rises.
    expect(signs).toEqual(["2", "3", "4", "5", "6", "7", "8", "9", "10", "11", "12", "1"]);
    const [first] = withClass(read(north), "chart-sign");
    expect(first?.attributes).toMatchObject({ x: "200", y: "190" });
  });

  it("puts each in the same house as the southern style", () => {
    // Within the diamond of the first house: |x - 200| + |y - 100| < 100.
    const inFirst = withClass(read(north), "chart-graha")
      .filter(({ attributes }) => Math.abs(Number(attributes.x) - 200) + Math.abs(Number(attributes.y) - 100) < 100)
      .map(textOf);
    expect(inFirst.toSorted()).toEqual(["As 8°09′", "Su 2°08′"]);
  });

  it("keeps up to nine in a house of any shape apart and within it", () => {
    for (const tob of ["07:05", "05:05", "02:30", "23:30", "20:00", "17:00", "14:00", "11:30", "09:30"]) {
      const chart = read({ ...HYDERABAD, style: "north", dob: "04/02/1962", tob });
      const places = withClass(chart, "chart-graha").map(({ attributes }) => ({
        x: Number(attributes.x),
        y: Number(attributes.y),
        size: Number(attributes["font-size"]),
      }));
      for (const { x, y, size } of places) {
        expect(x).toBeGreaterThan(15);
        expect(x).toBeLessThan(385);
        expect(y - size).toBeGreaterThan(0);
        expect(y).toBeLessThan(400);
      }
      places.forEach((one, index) => {
        for (const other of places.slice(index + 1)) {
          const isApart = Math.abs(one.x - other.x) >= 35 || Math.abs(one.y - other.y) >= 15;
          expect(isApart, `${tob}: ${JSON.stringify([one, other])}`).toBe(true);
        }
      });
    }
  });
});

/** The corners of an area as they were written. */
const cornersOf = ({ attributes }: ReadElement): readonly (readonly [number, number])[] =>
  [...(attributes.d ?? "").matchAll(/[ML](\S+) ([\d.]+)/g)].map(([, x, y]) => [Number(x), Number(y)]);

/** Whether a point is inside corners given in order, by the number of edges to its right. */
function isInside(corners: ReturnType<typeof cornersOf>, x: number, y: number): boolean {
  return corners.reduce((inside, [toX, toY], index) => {
    const [fromX, fromY] = corners.at(index - 1)!;
    const crosses = toY > y !== fromY > y && x < ((fromX - toX) * (y - toY)) / (fromY - toY) + toX;
    return crosses ? !inside : inside;
  }, false);
}

describe("the eastern style", () => {
  const east = { ...warangal, style: "east" };

  it("keeps Aries at the top, the signs counter-clockwise, and marks the lagna in the sign that rises", () => {
    const chart = read(east);
    expect(textsOf(chart, "chart-sign").map((name, index) => [name, textsOf(chart, "chart-house")[index]])).toEqual([
      ["Aries", "12"],
      ["Taurus", "1"],
      ["Gemini", "2"],
      ["Cancer", "3"],
      ["Leo", "4"],
      ["Virgo", "5"],
      ["Libra", "6"],
      ["Scorpio", "7"],
      ["Sagittarius", "8"],
      ["Capricorn", "9"],
      ["Aquarius", "10"],
      ["Pisces", "11"],
    ]);
    // The middles of the names turn to the left from the top, seen from the middle of the chart.
    const turns = allElements(chart)
      .filter(({ children }) =>
        children.some((inner) => typeof inner !== "string" && classesOf(inner).includes("chart-sign")),
      )
      .map(({ attributes }) => Math.atan2(200 - Number(attributes.x), 200 - Number(attributes.y)));
    expect(turns).toHaveLength(RASIS.length);
    expect(Math.abs(turns[0]!)).toBeLessThan(0.1);
    const fromTop = turns.slice(1).map((turn) => (turn + 2 * Math.PI) % (2 * Math.PI));
    expect(fromTop).toEqual(fromTop.toSorted((a, b) => a - b));
    // The right angle of Taurus, in the top left corner cell.
    expect(withClass(chart, "chart-lagna")[0]!.attributes.d).toMatch(/^M125 0L140 15/);
  });

  it("draws every line that its houses have, and no other", () => {
    const areas = withClass(read(east), "chart-area").map(cornersOf);
    const doubled = areas.map((corners) =>
      Math.abs(
        corners.reduce((sum, [x, y], index) => sum + corners.at(index - 1)![0] * y - x * corners.at(index - 1)![1], 0),
      ),
    );
    // Twelve houses and the empty middle of 120 units fill the square.
    expect(doubled.reduce((sum, area) => sum + area / 2, 0)).toBe(400 * 400 - 120 * 120);
  });

  it("keeps up to nine in a cell of any shape apart and within it", () => {
    for (const lang of ["en", "te"]) {
      for (const tob of ["07:05", "05:05", "02:30", "23:30", "20:00", "17:00", "14:00", "11:30", "09:30"]) {
        for (const dob of ["04/02/1962", "04/03/1962", "17/05/1990", "12/09/1951"]) {
          const chart = read({ ...HYDERABAD, style: "east", lang, dob, tob });
          const places = withClass(chart, "chart-graha").map(({ attributes }) => ({
            x: Number(attributes.x),
            y: Number(attributes.y),
            size: Number(attributes["font-size"]),
          }));
          expect(places).toHaveLength(10);
          for (const { size } of places) expect(size).toBeGreaterThanOrEqual(11);
          places.forEach((one, index) => {
            for (const other of places.slice(index + 1)) {
              const isApart = Math.abs(one.x - other.x) >= 20 || Math.abs(one.y - other.y) >= 13;
              expect(isApart, `${dob} ${tob}: ${JSON.stringify([one, other])}`).toBe(true);
            }
          });
        }
      }
    }
  });
});

describe("the area of each house", () => {
  it.each(CHART_STYLES)("in the %s style holds the letters of those who stand there", (style) => {
    for (const tob of ["06:05", "09:30", "14:00", "20:00"]) {
      const query = { ...warangal, tob, style };
      const chart = read(query);
      const houses = housesTold(query);
      const areas = new Map(
        withClass(chart, "chart-area").map((area) => [Number(classesOf(area)[1]!.replace("chart-area-", "")), area]),
      );
      expect([...areas.keys()].toSorted((a, b) => a - b)).toEqual(RASIS.map((_, index) => index + 1));
      for (const graha of withClass(chart, "chart-graha")) {
        const name = classesOf(graha)[1]!.replace("chart-", "");
        const house = houses[name[0]!.toUpperCase() + name.slice(1)]!;
        const { x, y } = graha.attributes;
        expect(isInside(cornersOf(areas.get(house)!), Number(x) + 0.1, Number(y) - 4), `${name} ${house}`).toBe(true);
      }
    }
  });
});

describe("a drawing for a narrow window", () => {
  /** In a window 360 px wide a chart is requested at 240 px and drawn 344 px wide. */
  const asked = { size: "240", font_size: "20" };
  const drawnPx = (fontSize: number, chart: ReadElement): number => {
    const [, unit] = /scale\((\S+)\)/.exec(allElements(chart).find(({ name }) => name === "g")!.attributes.transform!)!;
    return (fontSize * Number(unit) * 344) / 240;
  };

  it.each(CHART_STYLES)("has no letter below 11 px in the %s style, whoever meets in a house", (style) => {
    for (const lang of ["en", "te"]) {
      for (const tob of ["07:05", "05:05", "02:30", "23:30", "20:00", "17:00", "14:00", "11:30", "09:30"]) {
        for (const dob of ["04/02/1962", "17/05/1990"]) {
          for (const div of ["D1", "D9", "moon"]) {
            const chart = read({ ...HYDERABAD, ...asked, style, lang, dob, tob, div });
            const sizes = allElements(chart).flatMap(({ attributes }) => attributes["font-size"] ?? []);
            expect(sizes.length).toBeGreaterThan(20);
            const least = Math.min(...sizes.map(Number));
            expect(drawnPx(least, chart), `${lang} ${dob} ${tob} ${div}`).toBeGreaterThanOrEqual(11);
          }
        }
      }
    }
  });

  it("leaves out degrees where five meet, and keeps them at the usual size", () => {
    // Seven grahas were in Capricorn.
    const query = { ...HYDERABAD, dob: "04/02/1962", tob: "07:05" };
    const inCapricorn = (more: Query) =>
      withClass(read({ ...query, ...more }), "chart-graha").filter(({ attributes }) => Number(attributes.x) < 100);
    expect(inCapricorn(asked).map(textOf)).toContain("Sa");
    expect(inCapricorn({ size: "450", font_size: "20" }).map(textOf)).toContain("Sa 10°");
  });
});

describe("the ascendant", () => {
  it("is left out of the drawing and its words for a birth whose time is not known", () => {
    for (const style of CHART_STYLES) {
      const known = read({ ...warangal, div: "moon", style });
      const unknown = read({ ...warangal, div: "moon", style, ascendant: "0" });
      expect(withClass(known, "chart-ascendant")).toHaveLength(1);
      expect(withClass(unknown, "chart-ascendant")).toHaveLength(0);
      expect(withClass(unknown, "chart-pointer")).toHaveLength(0);
      expect(withClass(unknown, "chart-graha")).toHaveLength(9);
      expect(textOf(allElements(known).find(({ name }) => name === "desc")!)).toContain("Ascendant");
      expect(textOf(allElements(unknown).find(({ name }) => name === "desc")!)).not.toContain("Ascendant");
    }
  });
});

describe("the parameters of the chart image", () => {
  it("colour the lines, and fall back to the ink if the colour is invalid", () => {
    const stroke = (query: Query) =>
      allElements(read(query)).find(({ attributes }) => attributes.stroke)?.attributes.stroke;
    expect(stroke({ ...warangal, color: "orange" })).toBe("orange");
    expect(stroke({ ...warangal, color: "#ff850b3d" })).toBe("#ff850b3d");
    expect(stroke({ ...warangal, color: "url(#x)" })).toBe("currentColor");
    expect(read(warangal).attributes.color).toBe("#1a1838");
  });

  it("set the size of letters to nine tenths of what is asked, as the original, but never beyond the cell", () => {
    const fontPx = (query: Query, size: number) => {
      const [graha] = withClass(read({ ...query, size: String(size) }), "chart-graha");
      return Number(graha!.attributes["font-size"]) * (size / 426);
    };
    expect(fontPx({ ...warangal, font_size: "15" }, 500)).toBeCloseTo(13.5, 1);
    expect(fontPx({ ...warangal, font_size: "60" }, 500)).toBeLessThan(21);
    expect(fontPx({ ...warangal, font_size: "20" }, 240)).toBeLessThan(10);
  });

  it("set family and width of line, and colour the grahas apart", () => {
    const chart = read({ ...warangal, font_style: "Nunito", stroke: "4", size: "426", colorful_planets: "true" });
    expect(allElements(chart).some(({ attributes }) => attributes["font-family"]?.startsWith("Nunito, "))).toBe(true);
    expect(withClass(chart, "chart-frame-outer")[0]!.attributes["stroke-width"]).toBe("4");
    const inks = withClass(chart, "chart-graha").flatMap(({ attributes }) => attributes.fill ?? []);
    expect(new Set(inks).size).toBe(9);
  });

  it("change nothing by format: the original sends plain SVG for base64 too", () => {
    expect(draw({ ...warangal, format: "base64" })).toBe(draw(warangal));
  });

  it("cannot break out of the markup, whatever they contain", () => {
    const shape = (root: ReadElement) =>
      allElements(root).map(({ name, attributes }) => [name, Object.keys(attributes)]);
    const plain = JSON.stringify(shape(read(warangal)));
    const hostile = fc.oneof(
      fc.string({ maxLength: 40, unit: "binary" }),
      fc.constantFrom(
        '"><script>alert(1)</script>',
        "' onload='x",
        "red;background:url(//x)",
        "]]>",
        "&#0;",
        "\u0000",
        "\ud800",
        "<!--",
      ),
    );
    fc.assert(
      fc.property(hostile, hostile, (color, font_style) => {
        expect(JSON.stringify(shape(read({ ...warangal, color, font_style })))).toBe(plain);
      }),
      { numRuns: 150 },
    );
  });

  it("draw any birth at any size whole", () => {
    const two = (value: number) => String(value).padStart(2, "0");
    fc.assert(
      fc.property(
        fc.integer({ min: 1620, max: 2279 }),
        fc.integer({ min: 1, max: 28 }),
        fc.integer({ min: 0, max: 23 }),
        fc.integer({ min: -89, max: 89 }),
        fc.integer({ min: 120, max: 2000 }),
        fc.constantFrom(...CHART_DIVISIONS),
        fc.constantFrom(...CHART_STYLES),
        (year, day, hour, lat, size, div, style) => {
          const query = {
            ...NEWARK,
            lat: String(lat),
            dob: `${two(day)}/06/${year}`,
            tob: `${two(hour)}:30`,
            size: String(size),
            div,
            style,
            transit_date: "21/11/2026",
          };
          expect(withClass(read(query), "chart-graha")).toHaveLength(10);
        },
      ),
      { numRuns: 60 },
    );
  });
});
