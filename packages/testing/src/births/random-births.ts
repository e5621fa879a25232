import type { Language } from "@vedanga/names";
import fc from "fast-check";

/** Queries of births anywhere people live, 1900 to 2050, by the offset of their meridian. */
export const anyBirth: fc.Arbitrary<Record<string, string>> = fc
  .record({
    day: fc.integer({ min: 1, max: 28 }),
    month: fc.integer({ min: 1, max: 12 }),
    year: fc.integer({ min: 1900, max: 2050 }),
    minute: fc.integer({ min: 0, max: 1439 }),
    lat: fc.integer({ min: -550, max: 650 }),
    lon: fc.integer({ min: -1790, max: 1790 }),
  })
  .map(({ day, month, year, minute, lat, lon }) => ({
    dob: `${two(day)}/${two(month)}/${year}`,
    tob: `${two(Math.floor(minute / 60))}:${two(minute % 60)}`,
    lat: String(lat / 10),
    lon: String(lon / 10),
    tz: String(Math.round(lon / 75) / 2),
  }));

const two = (value: number): string => String(value).padStart(2, "0");

/** Every text of an answer with the path to it. */
export function texts(node: unknown, path = ""): [path: string, text: string][] {
  if (typeof node === "string") return [[path, node]];
  if (typeof node !== "object" || node === null) return [];
  return Object.entries(node).flatMap(([key, child]) => texts(child, path === "" ? key : `${path}.${key}`));
}

/** What is wrong with a text that a reader sees; nothing where it is whole. */
export function faultOf(text: string, lang: Language): string | undefined {
  if (text.trim() === "") return "empty";
  if (/undefined|NaN|null|\[object|[{}<>]/.test(text)) return "a blank was left unfilled";
  if (/ {2}|\s$|^\s|\.\.|,,| [,.;:]/.test(text)) return "spaces or marks out of place";
  if (lang === "te" && /[A-Za-z]/.test(text)) return "not Telugu";
  if (lang === "en" && /[\u0c00-\u0c7f]/.test(text)) return "not English";
  return undefined;
}
