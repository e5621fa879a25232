import { type SignSlug, signOfSlug } from "@vedanga/contract";
import type { MessageId } from "#i18n/catalogue/en.ts";
import type { RasiGlyph } from "#ui/glyph/glyph.tsx";

export interface Sign {
  /** As the address of its screens names it. */
  readonly slug: SignSlug;
  /** 1 Aries to 12 Pisces, as calls take it. */
  readonly number: number;
  readonly glyph: RasiGlyph;
  readonly name: MessageId;
  /** When the Sun is in the Western sign of this name. */
  readonly dates: MessageId;
  readonly element: MessageId;
  /** What its people are like. */
  readonly text: MessageId;
}

/** The twelve, in their order. */
export const SIGNS: readonly Sign[] = [
  {
    slug: "aries",
    number: 1,
    glyph: "rasi-mesha",
    text: "sign.meshaText",
    name: "sign.mesha",
    dates: "sign.meshaDates",
    element: "element.fire",
  },
  {
    slug: "taurus",
    number: 2,
    glyph: "rasi-vrishabha",
    text: "sign.vrishabhaText",
    name: "sign.vrishabha",
    dates: "sign.vrishabhaDates",
    element: "element.earth",
  },
  {
    slug: "gemini",
    number: 3,
    glyph: "rasi-mithuna",
    text: "sign.mithunaText",
    name: "sign.mithuna",
    dates: "sign.mithunaDates",
    element: "element.air",
  },
  {
    slug: "cancer",
    number: 4,
    glyph: "rasi-karka",
    text: "sign.karkaText",
    name: "sign.karka",
    dates: "sign.karkaDates",
    element: "element.water",
  },
  {
    slug: "leo",
    number: 5,
    glyph: "rasi-simha",
    text: "sign.simhaText",
    name: "sign.simha",
    dates: "sign.simhaDates",
    element: "element.fire",
  },
  {
    slug: "virgo",
    number: 6,
    glyph: "rasi-kanya",
    text: "sign.kanyaText",
    name: "sign.kanya",
    dates: "sign.kanyaDates",
    element: "element.earth",
  },
  {
    slug: "libra",
    number: 7,
    glyph: "rasi-tula",
    text: "sign.tulaText",
    name: "sign.tula",
    dates: "sign.tulaDates",
    element: "element.air",
  },
  {
    slug: "scorpio",
    number: 8,
    glyph: "rasi-vrischika",
    text: "sign.vrischikaText",
    name: "sign.vrischika",
    dates: "sign.vrischikaDates",
    element: "element.water",
  },
  {
    slug: "sagittarius",
    number: 9,
    glyph: "rasi-dhanu",
    text: "sign.dhanuText",
    name: "sign.dhanu",
    dates: "sign.dhanuDates",
    element: "element.fire",
  },
  {
    slug: "capricorn",
    number: 10,
    glyph: "rasi-makara",
    text: "sign.makaraText",
    name: "sign.makara",
    dates: "sign.makaraDates",
    element: "element.earth",
  },
  {
    slug: "aquarius",
    number: 11,
    glyph: "rasi-kumbha",
    text: "sign.kumbhaText",
    name: "sign.kumbha",
    dates: "sign.kumbhaDates",
    element: "element.air",
  },
  {
    slug: "pisces",
    number: 12,
    glyph: "rasi-meena",
    text: "sign.meenaText",
    name: "sign.meena",
    dates: "sign.meenaDates",
    element: "element.water",
  },
];

/** The sign that part of an address names; undefined for anything else. */
export function signAt(part: string): Sign | undefined {
  const named = signOfSlug(part);
  return SIGNS.find(({ slug }) => slug === named);
}

const HOUSES = 12;

/** Which house a sign is, 1 to 12, counted from another; both 1 Aries to 12 Pisces. */
export const houseFrom = (from: number, sign: number): number => ((sign - from + HOUSES) % HOUSES) + 1;
