import { describe, expect, it } from "vitest";
import { catalogueOf } from "../catalogue/catalogue-of.ts";
import { type SourceWords, sourceReader } from "./source-reader.ts";

const telugu = catalogueOf("te").source;

describe("a source in Telugu", () => {
  it.each([
    ["Brihat Parashara Hora Shastra 34.2-7", "బృహత్ పరాశర హోరాశాస్త్రం 34.2-7"],
    ["Surya Siddhanta 1.36 and 1.51-52", "సూర్య సిద్ధాంతం 1.36, 1.51-52"],
    ["Prashna Marga", "ప్రశ్నమార్గం"],
    ["Ashtanga Hridaya, Sutrasthana 2.1", "అష్టాంగ హృదయం, సూత్రస్థానం 2.1"],
    [
      "Siddhanta Shiromani, Madhyamadhikara, on intercalary months, v. 6",
      "సిద్ధాంత శిరోమణి, మధ్యమాధికారం, అధిక మాస నిర్ణయం, 6వ శ్లోకం",
    ],
    ["Dharma Sindhu 1, on the thirteenth", "ధర్మసింధువు 1, త్రయోదశి నిర్ణయం"],
    ["Nirnaya Sindhu 2, Ashvina", "నిర్ణయసింధువు 2, ఆశ్వయుజ మాసం"],
    [
      "Phaladeepika, ch. 6; B. V. Raman, Three Hundred Important Combinations, 12",
      "ఫలదీపిక, 6వ అధ్యాయం; బి.వి. రామన్, త్రీ హండ్రెడ్ ఇంపార్టెంట్ కాంబినేషన్స్, 12",
    ],
    ["custom of the Telugu country", "తెలుగు నాట ఆచారం"],
  ])("names the book and keeps the numbers: %s", (english, text) => {
    expect(telugu(english)).toBe(text);
    expect(telugu(english)).toBe(text);
  });

  it.each([
    "Lost Samhita 3.4",
    "Surya Siddhanta 1.28, on a matter without a word",
    "Surya Siddhanta 1.x",
    "Surya Siddhanta,1.28",
    "Surya Siddhantas 1.28",
    "Prashna Marga; Lost Samhita",
    "constructor",
    "Prashna Marga, toString",
    "",
  ])("stays English as a whole, and throws nothing, where any of it is unknown: %s", (source) => {
    expect(telugu(source)).toBe(source);
  });

  it("takes what stands alone before a book that begins it", () => {
    const words: SourceWords = {
      works: { Reader: "రీడర్" },
      parts: { "on cusps": "భావారంభాలు" },
      sayings: { "Reader, as told": "విన్నది" },
      chapter: (number) => `${number}వ అధ్యాయం`,
      verse: (number) => `${number}వ శ్లోకం`,
    };
    const read = sourceReader(words);
    expect(read("Reader, as told")).toBe("విన్నది");
    expect(read("Reader 3, on cusps 4, v. 5-6; Reader, ch. 7")).toBe("రీడర్ 3, భావారంభాలు 4, 5-6వ శ్లోకం; రీడర్, 7వ అధ్యాయం");
  });
});

describe("a source in English", () => {
  it("is core's own, to the letter", () => {
    const source = catalogueOf("en").source;
    expect(source("Brihat Parashara Hora Shastra 34.2-7")).toBe("Brihat Parashara Hora Shastra 34.2-7");
    expect(source("Lost Samhita 3.4")).toBe("Lost Samhita 3.4");
  });
});
