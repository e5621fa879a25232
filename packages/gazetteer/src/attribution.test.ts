import { readFileSync } from "node:fs";
import { join } from "node:path";
import { describe, expect, it } from "vitest";
import { ATTRIBUTION } from "./attribution.ts";

describe("the credit to show", () => {
  it("names every source, the licences and the change, in both languages", () => {
    expect(ATTRIBUTION.map(({ text }) => text.en).join(" ")).toMatch(
      /Department of Posts.*Ministry of Rural Development/,
    );
    for (const lang of ["en", "te"] as const) {
      const shown = ATTRIBUTION.map(({ text }) => text[lang]).join(" ");
      for (const due of ["GeoNames", "CC BY 4.0", "Government Open Data License", "OpenStreetMap", "ODbL"])
        expect(shown).toContain(due);
    }
    expect(ATTRIBUTION[0]?.text.en).toMatch(/joined, corrected and completed/);
  });

  it("is in the README with the links of the licences", () => {
    const readme = readFileSync(join(import.meta.dirname, "..", "README.md"), "utf8");
    for (const { text, licenceUrl } of ATTRIBUTION) {
      expect(readme).toContain(text.en);
      expect(readme).toContain(licenceUrl);
    }
  });
});
