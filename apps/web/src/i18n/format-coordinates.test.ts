import { expect, test } from "vitest";
import { formatCoordinates } from "./format-coordinates.ts";

const plain = (text: string): string => text.replaceAll("\u00a0", " ");

test("coordinates are shown to six decimals with the side of the equator and of Greenwich", () => {
  expect(plain(formatCoordinates(17.9784, 79.5941, "en"))).toBe("17.978400° N, 79.594100° E");
  expect(plain(formatCoordinates(-33.8688, -70.5, "en"))).toBe("33.868800° S, 70.500000° W");
  expect(plain(formatCoordinates(17.9784, 79.5941, "te"))).toBe("17.978400° ఉ, 79.594100° తూ");
});
