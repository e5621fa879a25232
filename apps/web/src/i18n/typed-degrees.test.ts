import { closeTo } from "@vedanga/testing/close-to";
import { expect, test } from "vitest";
import { formatCoordinates } from "./format-coordinates.ts";
import { degreesIn, pointIn } from "./typed-degrees.ts";

test.each([
  ["17.385", 17.385],
  ["17,385", 17.385],
  [" −33.87° ", -33.87],
  ["+7.", 7],
  [".5", 0.5],
  ["17.385000° N", 17.385],
  ["17.385000°\u00a0N", 17.385],
  ["33.87 s", -33.87],
  ["N 17.385", 17.385],
  ["౧౭.౩౮౫", 17.385],
  ["౧౭.౩౮౫° ఉ", 17.385],
  ["17.385° ద", -17.385],
  ["17°23'06\"", 17.385],
  ["17° 23′ 06″ N", 17.385],
  ["17º23’06’’ S", -17.385],
  ["-17°23'06\"", -17.385],
  ["17°23'6,0\"", 17.385],
  ["17°23.1'", 17.385],
  ["17°23'", 17 + 23 / 60],
  ["0°30' S", -0.5],
  ["17 23 06 N", 17.385],
  ["17 23.1 S", -17.385],
  ["ఉ 17 23 06", 17.385],
])("latitude %j is read", (text, degrees) => {
  closeTo(degreesIn(text, "latitude"), degrees, 1e-9, "°");
});

test.each([
  ["78.486700° E", 78.4867],
  ["74°10'27\" W", -(74 + 10 / 60 + 27 / 3600)],
  ["౭౮.౪౮౬౭° తూ", 78.4867],
  ["74.17 ప", -74.17],
])("longitude %j is read", (text, degrees) => {
  closeTo(degreesIn(text, "longitude"), degrees, 1e-9, "°");
});

test.each(["", "east", "°", "1e1", "17,385.5", "1,2,3", "17.385, 78.4867", "17.385 E", "-17.385 N", "N 17 S"])(
  "latitude %j is no number of degrees",
  (text) => {
    expect(degreesIn(text, "latitude")).toBeNaN();
  },
);

test.each(["17°60'", "17°23'60\"", "17.5°23'", "17°23.5'06\"", "17°23'06\"7", "17'23", "17 23 06"])(
  "minutes and seconds that cannot be are refused: %j",
  (text) => {
    expect(degreesIn(text, "latitude")).toBeNaN();
  },
);

test.each([
  ["17.385, 78.4867", "17.385", "78.4867"],
  ["17.385,78.4867", "17.385", "78.4867"],
  [" 17.385 78.4867 ", "17.385", "78.4867"],
  ["17,385; 78,4867", "17,385", "78,4867"],
  ["17,385, 78,4867", "17,385", "78,4867"],
  ["-33.87, -151.2", "-33.87", "-151.2"],
  ["17.385000° N, 78.486700° E", "17.385000° N", "78.486700° E"],
  ["17°23'06.0\"N 78°29'12.1\"E", "17°23'06.0\"N", "78°29'12.1\"E"],
  ["17 23 06 N 78 29 12 E", "17 23 06 N", "78 29 12 E"],
  ["౧౭.౩౮౫° ఉ, ౭౮.౪౮౬౭° తూ", "౧౭.౩౮౫° ఉ", "౭౮.౪౮౬౭° తూ"],
])("%j is a latitude and a longitude", (text, latitude, longitude) => {
  expect(pointIn(text)).toEqual([latitude, longitude]);
});

test.each(["", "17.385", "17,385", "17 23", "17 23 06", "17 23 06 N", "78.4867 E", "1, 2, 3", "Warangal, India"])(
  "%j is not two coordinates",
  (text) => {
    expect(pointIn(text)).toBeUndefined();
  },
);

test("coordinates are read as they are shown, in both languages", () => {
  for (const lang of ["en", "te"] as const) {
    const [latitude = "", longitude = ""] = formatCoordinates(-17.385, 78.4867, lang).split(", ");
    closeTo(degreesIn(latitude, "latitude"), -17.385, 1e-9, "°");
    closeTo(degreesIn(longitude, "longitude"), 78.4867, 1e-9, "°");
  }
});
