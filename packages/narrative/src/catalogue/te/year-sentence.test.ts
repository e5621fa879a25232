import { expect, test } from "vitest";
import { yearSentenceTe } from "./year-sentence.ts";

const june2 = { month: 6, day: 2 };
const june20 = { month: 6, day: 20 };
const may11 = { month: 5, day: 11 };

test("what happens once has its time after or by a day", () => {
  expect(yearSentenceTe("పాత అప్పు తీరుతుంది", { until: june2 })).toBe("జూన్ 2 లోపు పాత అప్పు తీరుతుంది.");
  expect(yearSentenceTe("పాత అప్పు తీరింది", { from: june2 })).toBe("జూన్ 2 తర్వాత పాత అప్పు తీరింది.");
  // Until a day it would be put off to that day.
  expect(yearSentenceTe("యాత్ర వాయిదా పడింది", { until: june2 })).toBe("జూన్ 2 లోపు యాత్ర వాయిదా పడింది.");
  expect(yearSentenceTe("గొంతు బొంగురుపడింది", { until: june2 })).toBe("జూన్ 2 వరకు గొంతు బొంగురుపడింది.");
});

test("what goes on has its time from or until a day, as has what comes late or must be done", () => {
  expect(yearSentenceTe("ఖర్చులు పెరిగాయి", { until: june2 })).toBe("జూన్ 2 వరకు ఖర్చులు పెరిగాయి.");
  expect(yearSentenceTe("ఖర్చులు పెరుగుతాయి", { from: june2 })).toBe("జూన్ 2 నుండి ఖర్చులు పెరుగుతాయి.");
  expect(yearSentenceTe("జవాబు ఆలస్యంగా వచ్చింది", { until: june2 })).toBe("జూన్ 2 వరకు జవాబు ఆలస్యంగా వచ్చింది.");
  expect(yearSentenceTe("దారి మార్చుకోవలసి వచ్చింది", { until: june2 })).toBe("జూన్ 2 వరకు దారి మార్చుకోవలసి వచ్చింది.");
});

test("a span names its month once if both ends are in it", () => {
  const spans = ["నిద్ర తగ్గింది", "నిద్రే తగ్గింది"].map((clause) => [
    yearSentenceTe(clause, { from: june2, until: june20 }),
    yearSentenceTe(clause, { from: may11, until: june20 }),
  ]);
  expect(
    spans
      .flat()
      .map((sentence) => sentence.replace(/ నిద్ర.*/u, ""))
      .sort(),
  ).toEqual(["జూన్ 2 నుండి 20 వరకు", "జూన్ 2, 20 మధ్య", "మే 11 నుండి జూన్ 20 వరకు", "మే 11, జూన్ 20 మధ్య"]);
});
