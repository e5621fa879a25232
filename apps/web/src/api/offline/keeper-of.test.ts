import { calls } from "@vedanga/contract";
import { describe, expect, test } from "vitest";
import { REPORT_KINDS } from "../reports/report-kinds.ts";
import { REPORTS } from "../reports/reports.ts";
import { type KeptPerson, keeperOf, OF_A_BIRTH, OF_A_RECORD, OF_ALL } from "./keeper-of.ts";

const SITA: KeptPerson = { id: "sita", birth: { moment: "1943-06-15 04:20", lat: 16.50834, lon: 80.61724 } };
const RAMA: KeptPerson = { id: "rama", birth: null };

const { panchang, panchangDay, getUser, chartImage, geoTimezone, geoSearch, gocharaNow, dashaLevels } = calls;
const born = "dob=15/06/1943&tob=04:20&lat=16.50834&lon=80.61724&zone=Asia/Kolkata&lang=te";
const ofSita = { cacheName: "vedanga-person-sita", isOfAll: false };
const ofAll = { cacheName: "vedanga-days", isOfAll: true };

test("the ends of paths are those of the calls that are meant, and of no others", () => {
  const meant = (ends: readonly string[]) =>
    Object.values(calls).filter(({ path }) => ends.some((end) => path.endsWith(end)));
  const { panchangComing, panchangMonth, festivalsOfYear, dailyMoon, yearly, gemDetails } = calls;
  const { geoPlace, settings, slides, placePhotos, divisions, strengths, sensitivity } = calls;
  expect(new Set(meant(OF_ALL))).toEqual(
    new Set([
      ...[panchang, panchangDay, panchangComing, panchangMonth, festivalsOfYear, dailyMoon, yearly, gemDetails],
      ...[geoPlace, settings, slides, placePhotos],
    ]),
  );
  expect(new Set(meant(OF_A_BIRTH))).toEqual(
    new Set([
      ...REPORT_KINDS.map((kind) => REPORTS[kind]),
      ...[chartImage, divisions, strengths, sensitivity, panchang, geoTimezone],
    ]),
  );
  expect(meant([OF_A_RECORD])).toEqual([getUser]);
});

test("what everybody may keep is among the days", () => {
  for (const end of OF_ALL) expect(keeperOf(`/server${end}?x=1`, []), end).toEqual(ofAll);
  expect(keeperOf(`${panchangDay.path}?date=21/11/2026&lat=17.3850&lon=78.4867`, [SITA])).toEqual(ofAll);
});

describe("with a person kept on the device", () => {
  test.each<readonly [what: string, address: string]>([
    ["their record", `${getUser.path}?id=sita`],
    ["their chart", `${chartImage.path}?${born}&div=D9`],
    ["the panchang of their birth", `${panchang.path}?date=15/06/1943&time=04:20&lat=16.50834&lon=80.61724&lang=te`],
    [
      "the clock of their birth, at a coarser point",
      `${geoTimezone.path}?lat=16.508&lon=80.617&local=1943-06-15T04:20`,
    ],
    ...REPORT_KINDS.map((kind) => [`the report ${kind}`, `${REPORTS[kind].path}?${born}`] as const),
  ])("%s is theirs", (_, address) => {
    expect(keeperOf(address, [RAMA, SITA])).toEqual(ofSita);
  });

  test.each([
    ["another record", `${getUser.path}?id=ravana`],
    ["the chart of another minute", `${chartImage.path}?${born.replace("04:20", "04:21")}`],
    ["the chart of another place", `${chartImage.path}?${born.replace("16.50834", "16.6")}`],
    ["a search", `${geoSearch.path}?q=vijayawada`],
    ["what runs now", `${gocharaNow.path}?${born}`],
    ["the dashas now", `${dashaLevels.path}?${born}`],
  ])("%s is nobody's", (_, address) => {
    expect(keeperOf(address, [RAMA, SITA])).toBeUndefined();
  });
});

test("nothing about a birth is kept while nobody is", () => {
  expect(keeperOf(`${getUser.path}?id=sita`, [])).toBeUndefined();
  expect(keeperOf(`${chartImage.path}?${born}`, [])).toBeUndefined();
});
