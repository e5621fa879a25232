import { describe, expect, test } from "vitest";
import { clustersOf } from "#i18n/clusters.ts";
import type { MeasureText } from "./fit-text.ts";
import {
  DATE_TOP_PX,
  LEFT_PX,
  LINES_TOP_PX,
  layOutPicture,
  type PlacedText,
  RIGHT_PX,
  STRIP_TOP_PX,
} from "./picture-layout.ts";
import type { PictureParts } from "./picture-parts.ts";

const MARK_PX = 104;
type Script = "low" | "tall";
/** As wide as in the faces, and a little more: measured on names of both languages. */
const emOf = (cluster: string): number =>
  /[\u0c00-\u0c7f]/.test(cluster) ? 0.97 : /[\s.,:()’–-]/.test(cluster) ? 0.3 : 0.54;
const measure: MeasureText = (text) => 100 * clustersOf(text).reduce((sum, cluster) => sum + emOf(cluster), 0);

const ORDINARY: Readonly<Record<Script, PictureParts>> = {
  low: {
    isTall: false,
    placeName: "Hyderabad, Telangana",
    numeral: "22",
    date: ["Sunday", "November 2026"],
    month: "Kartika month, Shukla Paksha",
    lines: [
      { term: "Tithi", name: "Trayodashi", when: "until 2:38 AM, Monday", mark: { tithi: 13 } },
      { term: "Nakshatra", name: "Ashwini", when: "until 4:16 AM, Monday" },
      { term: "Rahu Kaal", name: "4:15 PM – 5:39 PM", mark: "rahu" },
      { term: "Sunrise, sunset", name: "6:25 AM – 5:39 PM", mark: "sun" },
    ],
    nextTerm: "Next",
    next: [
      { name: "Pradosha", when: "today, 5:39 PM", inDays: 0 },
      { name: "Utpanna Ekadashi", when: "in 12 days", inDays: 12 },
      { name: "Kartika Purnima", when: "in 2 days", inDays: 2 },
    ],
    sky: { bands: [], rahu: null, hours: [{ at: 0.1, figure: "9" }] },
    foot: ["The day from sunrise to sunrise", "vedanga.example"],
  },
  tall: {
    isTall: true,
    placeName: "హైదరాబాద్, తెలంగాణ",
    numeral: "22",
    date: ["ఆదివారం", "నవంబర్ 2026"],
    month: "కార్తీక మాసం, శుక్ల పక్షం",
    lines: [
      { term: "తిథి", name: "త్రయోదశి", when: "రాత్రి 2:38 వరకు", mark: { tithi: 13 } },
      { term: "నక్షత్రం", name: "అశ్విని", when: "సోమవారం తెల్లవారుజామున 4:16 వరకు" },
      { term: "రాహుకాలం", name: "సా. 4:15 – సా. 5:39", mark: "rahu" },
      { term: "ఉదయాస్తమయాలు", name: "ఉ. 6:25 – సా. 5:39", mark: "sun" },
    ],
    nextTerm: "రాబోయేవి",
    next: [
      { name: "ప్రదోషం", when: "ఈరోజు సా. 5:39", inDays: 0 },
      { name: "ఉత్పన్నా ఏకాదశి", when: "మరో 12 రోజులకు", inDays: 12 },
      { name: "కార్తీక పౌర్ణమి", when: "మరో 2 రోజులకు", inDays: 2 },
    ],
    sky: { bands: [], rahu: null, hours: [] },
    foot: ["సూర్యోదయం నుండి సూర్యోదయం వరకు", "vedanga.example"],
  },
};

/** The longest of everything at once. */
const LONG: Readonly<Record<Script, PictureParts>> = {
  low: {
    ...ORDINARY.low,
    placeName: "Thiruvananthapuram, Andaman and Nicobar Islands, India",
    date: ["Wednesday", "September 2027"],
    month: "Adhika Margashirsha month, Shukla Paksha",
    lines: [
      { term: "Tithi", name: "Krishna Chaturdashi", when: "until 10:02 AM, then Amavasya", mark: { tithi: 29 } },
      { term: "Nakshatra", name: "Uttara Bhadrapada", when: "until 10:57 AM, then Purva Bhadrapada" },
      { term: "Rahu Kaal", name: "not on this day", mark: "rahu" },
      { term: "Sunrise, sunset", name: "12:25 AM – 11:39 PM", mark: "sun" },
    ],
    next: [
      { name: "Ksheerabdi Dwadashi (Tulasi Vivaha)", when: "on this day", inDays: 0 },
      { name: "Uttana Ekadashi (Prabodhini)", when: "Wed 30 September", inDays: 9 },
      { name: "Sri Krishna Janmashtami (Smarta)", when: "Wed 22 September", inDays: 1 },
    ],
    foot: ["True Chitra ayanamsa, sunrise of the disc’s centre", "panchang.vedanga.example.org"],
  },
  tall: {
    ...ORDINARY.tall,
    placeName: "తిరువనంతపురం, అండమాన్ నికోబార్ దీవులు, భారత్",
    date: ["బుధవారం", "సెప్టెంబర్ 2027"],
    month: "అధిక మార్గశిర మాసం, కృష్ణ పక్షం",
    lines: [
      { term: "తిథి", name: "చతుర్దశి", when: "తెల్లవారుజామున 4:02 వరకు, తర్వాత అమావాస్య", mark: { tithi: 29 } },
      { term: "నక్షత్రం", name: "ఉత్తరాభాద్ర", when: "తెల్లవారుజామున 4:57 వరకు, తర్వాత పూర్వాభాద్ర" },
      { term: "రాహుకాలం", name: "మ. 12:16 – మ. 12:42", mark: "rahu" },
      { term: "ఉదయాస్తమయాలు", name: "తె. 12:17 – రా. 12:42", mark: "sun" },
    ],
    next: [
      { name: "క్షీరాబ్ధి ద్వాదశి (తులసీ కల్యాణం)", when: "ఆ రోజే", inDays: 0 },
      { name: "ఉత్థాన ఏకాదశి (ప్రబోధినీ)", when: "శుక్ర., 20 సెప్టెంబర్", inDays: 12 },
      { name: "శ్రీకృష్ణ జన్మాష్టమి (స్మార్త)", when: "మంగళ., 10 సెప్టెంబర్", inDays: 2 },
    ],
  },
};

const CASES = [
  ["an ordinary day in English", ORDINARY.low],
  ["an ordinary day in Telugu", ORDINARY.tall],
  ["the longest names in English", LONG.low],
  ["the longest names in Telugu", LONG.tall],
] as const;

describe.each(CASES)("the picture of %s", (_, parts) => {
  const layout = layOutPicture(parts, measure);
  const widthOf = ({ text, face, sizePx }: PlacedText): number => (measure(text, face) * sizePx) / 100;
  const leftOf = (each: PlacedText): number =>
    each.anchor === "start" ? each.x : each.anchor === "end" ? each.x - widthOf(each) : each.x - widthOf(each) / 2;

  test("has nothing wider than the sheet, and no text on another", () => {
    for (const each of layout.texts) {
      // The numeral hangs out by its side bearing.
      expect(leftOf(each)).toBeGreaterThanOrEqual(LEFT_PX - (each.text === parts.numeral ? 13 : 1));
      expect(leftOf(each) + widthOf(each)).toBeLessThanOrEqual(RIGHT_PX + 1);
    }
    const boxes = layout.texts
      .filter(({ text }) => text !== parts.numeral)
      .map((each) => ({
        text: each.text,
        left: leftOf(each),
        right: leftOf(each) + widthOf(each),
        top: each.baselinePx - 0.5 * each.sizePx,
        bottom: each.baselinePx,
      }));
    for (const [index, a] of boxes.entries()) {
      for (const b of boxes.slice(index + 1)) {
        const apart = a.right <= b.left + 1 || b.right <= a.left + 1 || a.bottom <= b.top || b.bottom <= a.top;
        expect(apart, `${a.text} / ${b.text}`).toBe(true);
      }
    }
  });

  test("keeps its date below the line above it", () => {
    const tops = layout.texts
      .filter(({ text }) => parts.date.includes(text))
      .map((each) => each.baselinePx - 0.72 * each.sizePx);
    expect(tops).toHaveLength(2);
    expect(Math.min(...tops)).toBeGreaterThan(DATE_TOP_PX + 20);
  });

  test("leaves its marks free", () => {
    const marked = parts.lines.filter(({ mark }) => mark).flatMap(({ name, when }) => [name, when]);
    for (const each of layout.texts.filter(({ text }) => marked.includes(text)))
      expect(leftOf(each) + widthOf(each)).toBeLessThanOrEqual(RIGHT_PX - MARK_PX);
  });

  test("has no letter below 30 px and no name of a limb below 58", () => {
    const names = parts.lines.slice(0, 2).map(({ name }) => name);
    for (const { text, sizePx } of layout.texts) {
      expect(sizePx, text).toBeGreaterThanOrEqual(names.includes(text) ? 58 : 30);
    }
  });

  test("ends above the strip of the day, with what is next in order of days", () => {
    expect(layout.endPx).toBeLessThan(STRIP_TOP_PX);
    expect(Math.min(...layout.rulesPx)).toBeGreaterThan(LINES_TOP_PX);
    const shown = layout.texts.map(({ text }) => text).join(" ");
    const { when } = parts.next[0] ?? { when: "" };
    expect(shown).toContain(when);
    const baselines = parts.next
      .toSorted((a, b) => a.inDays - b.inDays)
      .flatMap(({ when: told }) =>
        layout.texts.filter(({ text }) => text === told).map(({ baselinePx }) => baselinePx),
      );
    expect(baselines).toEqual(baselines.toSorted((a, b) => a - b));
  });
});

test("a day after which nothing is kept has no such row", () => {
  const { texts } = layOutPicture({ ...ORDINARY.low, next: [] }, measure);
  expect(texts.map(({ text }) => text)).not.toContain("Next");
});
