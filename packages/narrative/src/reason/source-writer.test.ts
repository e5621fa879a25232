import { type Citation, cite } from "@vedanga/core";
import { faultOf } from "@vedanga/testing/births/random-births";
import { describe, expect, it } from "vitest";
import { catalogueOf } from "../catalogue/catalogue-of.ts";
import { SOURCE_WORDS_EN } from "../catalogue/en/source.ts";
import { SOURCE_WORDS_TE } from "../catalogue/te/source.ts";

const english = catalogueOf("en").source;
const telugu = catalogueOf("te").source;

describe("a source in words", () => {
  it.each<[Citation, string, string]>([
    [cite("bphs", 34, [2, 7]), "Brihat Parashara Hora Shastra 34.2-7", "బృహత్ పరాశర హోరాశాస్త్రం 34.2-7"],
    [cite("bphs", 34, [11, 15], 39), "Brihat Parashara Hora Shastra 34.11-15, 39", "బృహత్ పరాశర హోరాశాస్త్రం 34.11-15, 39"],
    [cite("haribhaktivilasa", 12), "Haribhaktivilasa 12", "హరిభక్తివిలాసం 12"],
    [
      { ...cite("surya_siddhanta", 1, 36), and: { chapter: 1, verses: [[51, 52]] } },
      "Surya Siddhanta 1.36 and 1.51-52",
      "సూర్య సిద్ధాంతం 1.36, 1.51-52",
    ],
    [
      { ...cite("surya_siddhanta", 9, [6, 8]), continued: { chapter: 10, verses: [1] } },
      "Surya Siddhanta 9.6-8, 10.1",
      "సూర్య సిద్ధాంతం 9.6-8, 10.1",
    ],
    [
      { work: "taittiriya_samhita", kanda: 4, chapter: 4, verses: [11] },
      "Taittiriya Samhita 4.4.11",
      "తైత్తిరీయ సంహిత 4.4.11",
    ],
    [{ work: "prashna_marga" }, "Prashna Marga", "ప్రశ్నమార్గం"],
    [
      { work: "ashtanga_hridaya", section: "sutrasthana", chapter: 2, verses: [1] },
      "Ashtanga Hridaya, Sutrasthana 2.1",
      "అష్టాంగ హృదయం, సూత్రస్థానం 2.1",
    ],
    [
      { work: "siddhanta_shiromani", section: "madhyamadhikara", on: "intercalary_months", verses: [6] },
      "Siddhanta Shiromani, Madhyamadhikara, on intercalary months, v. 6",
      "సిద్ధాంత శిరోమణి, మధ్యమాధికారం, అధిక మాస నిర్ణయం, 6వ శ్లోకం",
    ],
    [
      { work: "dharma_sindhu", chapter: 1, on: "trayodashi" },
      "Dharma Sindhu 1, on the thirteenth",
      "ధర్మసింధువు 1, త్రయోదశి నిర్ణయం",
    ],
    [{ work: "nirnaya_sindhu", chapter: 2, month: "ashvina" }, "Nirnaya Sindhu 2, Ashvina", "నిర్ణయసింధువు 2, ఆశ్వయుజ మాసం"],
    [
      { ...cite("bphs", 6, [13, 14]), departing: "even_signs_reversed" },
      "Brihat Parashara Hora Shastra 6.13-14, even signs reversed",
      "బృహత్ పరాశర హోరాశాస్త్రం 6.13-14, సరి రాశులకు వ్యతిక్రమం",
    ],
    [
      {
        together: [
          { work: "phaladeepika", inChapter: 6 },
          { work: "three_hundred_combinations", paragraph: "12" },
        ],
      },
      "Phaladeepika, ch. 6; B. V. Raman, Three Hundred Important Combinations, 12",
      "ఫలదీపిక, 6వ అధ్యాయం; బి.వి. రామన్, త్రీ హండ్రెడ్ ఇంపార్టెంట్ కాంబినేషన్స్, 12",
    ],
    [
      {
        together: [{ custom: "all_almanacs" }, { ...cite("phaladeepika", 26, [2, 8]), citedFor: "saturn_good_houses" }],
      },
      "custom of all almanacs; Saturn's good houses from the Moon: Phaladeepika 26.2-8",
      "పంచాంగాలన్నీ పాటించే ఆచారం; చంద్రుని నుండి శనికి మంచి స్థానాలు: ఫలదీపిక 26.2-8",
    ],
    [
      { practiceAfter: { work: "bphs", chapter: 41 } },
      "practice, after Brihat Parashara Hora Shastra ch. 41",
      "బృహత్ పరాశర హోరాశాస్త్రం 41వ అధ్యాయాన్ని అనుసరించి వాడుకలో ఉన్న పద్ధతి",
    ],
    [{ practice: "twentieth_century" }, "practice of the twentieth century", "ఇరవయ్యో శతాబ్దపు పద్ధతి"],
    [{ remark: "own_weighting" }, "the product's own weighting", "మేము నిర్ణయించిన పాయింట్లు"],
  ])("names work and place in both languages: %o", (source, inEnglish, inTelugu) => {
    expect(english(source)).toBe(inEnglish);
    expect(telugu(source)).toBe(inTelugu);
  });

  it.each([
    ["en", SOURCE_WORDS_EN],
    ["te", SOURCE_WORDS_TE],
  ] as const)(
    "gives every work, custom and practice a name of its own, in letters of its language: %s",
    (lang, words) => {
      for (const names of [words.work, words.section, words.matter, words.custom, words.practice, words.remark]) {
        const all = Object.values(names);
        expect(all.map((name) => faultOf(name, lang))).toEqual(all.map(() => undefined));
        expect(new Set(all).size).toBe(all.length);
      }
    },
  );
});
