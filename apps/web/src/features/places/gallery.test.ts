import { loadSacredPlaceText, SACRED_PLACES } from "@vedanga/sacred-places";
import { describe, expect, test } from "vitest";
import { galleryOf } from "./gallery.ts";

const text = await loadSacredPlaceText("kedarnath", "en");

describe("the gallery of a place", () => {
  test("has each picture that is drawn, the whole place first, with its own words", () => {
    const drawn = galleryOf("kedarnath", text, "Kedarnath", [], (id, scene) =>
      scene === "around" ? undefined : `${id}-${scene}.svg`,
    );
    expect(drawn).toEqual([
      { src: "kedarnath-whole.svg", ...text.gallery.whole },
      { src: "kedarnath-near.svg", ...text.gallery.near },
      { src: "kedarnath-custom.svg", ...text.gallery.custom },
    ]);
  });

  test("has the operator's photographs before the drawings", () => {
    const photo = { src: "dawn.jpg", caption: "Dawn", alt: "Dawn" };
    const gallery = galleryOf("kedarnath", text, "Kedarnath", [photo], (_id, scene) =>
      scene === "whole" ? "whole.svg" : undefined,
    );
    expect(gallery).toEqual([photo, { src: "whole.svg", ...text.gallery.whole }]);
    expect(galleryOf("kedarnath", text, "Kedarnath", [photo], () => undefined)).toEqual([photo]);
  });

  test("is a single picture with the name as its caption if nothing is drawn", () => {
    expect(galleryOf("kedarnath", text, "Kedarnath", [], () => undefined)).toEqual([
      { src: undefined, caption: "Kedarnath", alt: "Kedarnath" },
    ]);
  });

  test("finds four drawings of every place by their names", () => {
    const sources = SACRED_PLACES.flatMap((id) => galleryOf(id, text, "").map(({ src }) => src));
    expect(new Set(sources).size).toBe(4 * SACRED_PLACES.length);
    expect(sources).not.toContain(undefined);
  });
});
