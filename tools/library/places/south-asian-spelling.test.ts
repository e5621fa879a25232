import { describe, expect, it } from "vitest";
import { everydaySpelling } from "./south-asian-spelling.ts";

describe("everyday spelling", () => {
  it("drops the marks of transliteration in South Asia", () => {
    expect(everydaySpelling("IN", "Hyderābād")).toBe("Hyderabad");
    expect(everydaySpelling("NP", "Pātan")).toBe("Patan");
    expect(everydaySpelling("IN", "vadlamuru")).toBe("Vadlamuru");
  });

  it("leaves the letters of other countries", () => {
    expect(everydaySpelling("DE", "Köln")).toBe("Köln");
    expect(everydaySpelling("NL", "'s-Hertogenbosch")).toBe("'s-Hertogenbosch");
  });
});
