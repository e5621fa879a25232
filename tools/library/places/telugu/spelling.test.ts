import { describe, expect, it } from "vitest";
import { spelled } from "./spelling.ts";

describe("the spelling of a word put together by its sounds", () => {
  it.each([
    ["భీమ్పూర్", "భీంపూర్"],
    ["గన్దిపేట", "గందిపేట"],
    ["ఉమార్క్హానుగూడ", "ఉమార్ఖానుగూడ"],
    ["మీర్పేట", "మీర్‌పేట"],
    ["హుస్సేన్పూర్", "హుస్సేన్‌పూర్"],
    ["రంగమ్పేట", "రంగంపేట"],
  ])("%s is %s", (put, written) => {
    expect(spelled(put)).toBe(written);
  });

  it.each(["పెన్నా", "జన్మభూమి", "అన్నవరం", "గుమ్మగట్ట", "బీర్కూర్", ""])("%s stays", (word) => {
    expect(spelled(word)).toBe(word);
  });
});
