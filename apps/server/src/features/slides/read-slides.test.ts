import { writeFileSync } from "node:fs";
import { join } from "node:path";
import { temporaryDir } from "@vedanga/testing/temporary-dir";
import { expect, it, onTestFinished } from "vitest";
import { readSlides } from "./read-slides.ts";

it("says what is wrong with a catalogue, so that its author can correct it", () => {
  const dir = temporaryDir(onTestFinished);
  const faultsOf = (catalogue: unknown) => {
    writeFileSync(join(dir, "slides.json"), JSON.stringify(catalogue));
    const read = readSlides(dir);
    return "faults" in read ? read.faults : [];
  };
  const puri = [{ drawing: "puri" }];
  expect(faultsOf({ first: puri, second: [{ image: "a.png", words: { en: "A lamp" } }] })).toEqual([
    "a.png is not a file of the folder",
  ]);
  expect(faultsOf({ first: puri, second: [] })).toEqual(["second must hold at least one slide"]);
  expect(faultsOf({ first: [{ link: "/about" }], second: puri })[0]).toBe(
    "first.0 must have one of drawing, image and video",
  );
  expect(faultsOf({ first: puri, second: puri })).toEqual([]);
  expect(readSlides(join(dir, "nowhere"))).toEqual({ faults: ["it is not a file of the folder"] });
});
