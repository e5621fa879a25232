import { describe, expect, test } from "vitest";
import { asPicture, chartFileName, onPaper } from "./chart-file.ts";

const SVG =
  '<svg xmlns="http://www.w3.org/2000/svg" width="240" height="240" viewBox="0 0 240 240"><title>Rasi</title><metadata>{}</metadata><g transform="scale(1)"><g/></g></svg>';

describe("the name of a chart's file", () => {
  test("says whose chart it is, which and in what style", () => {
    expect(chartFileName("Anjali Rao", "D9", "north", "png")).toBe("anjali-rao-d9-north.png");
    expect(chartFileName("అంజలి రావు", "D10-R", "south", "svg")).toBe("అంజలి-రావు-d10-r-south.svg");
  });

  test("has nothing that leads to another folder or stops a file system", () => {
    expect(chartFileName('../a:b*c?"<>|', "kp_chalit", "east", "svg")).toBe("a-b-c-kp-chalit-east.svg");
    expect(chartFileName("  ", "D1", "south", "svg")).toBe("d1-south.svg");
    expect(chartFileName("x".repeat(500), "D1", "south", "svg").length).toBeLessThan(80);
  });
});

describe("a chart as a file", () => {
  test("lies on paper below everything that is drawn", () => {
    expect(onPaper(SVG)).toMatch(
      /<\/metadata><path fill="#f7f1e3" [^>]+\/><g transform="scale\(1\)"><g\/><\/g><\/svg>$/,
    );
  });

  test("is as large as asked, with its faces, and draws the same", () => {
    const picture = asPicture(SVG, 1800, '@font-face{font-family:"Anek Telugu"}');
    expect(picture).toContain('width="1800" height="1800" viewBox="0 0 240 240"');
    expect(picture.indexOf("<style>@font-face")).toBeGreaterThan(picture.indexOf("</metadata>"));
    expect(picture.indexOf("</style>")).toBeLessThan(picture.indexOf("<g "));
    expect(picture.match(/<style>/g)).toHaveLength(1);
  });
});
