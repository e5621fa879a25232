import type { MessageId } from "#i18n/catalogue/en.ts";
import type { RasiGlyph } from "#ui/glyph/glyph.tsx";

export interface Sign {
  /** As the daily call and the address of its screen name it. */
  readonly key: string;
  readonly glyph: RasiGlyph;
  readonly name: MessageId;
  /** When the Sun is in the Western sign of this name. */
  readonly dates: MessageId;
}

/** The twelve, in their order. */
export const SIGNS: readonly Sign[] = [
  { key: "aries", glyph: "rasi-mesha", name: "sign.mesha", dates: "sign.meshaDates" },
  { key: "taurus", glyph: "rasi-vrishabha", name: "sign.vrishabha", dates: "sign.vrishabhaDates" },
  { key: "gemini", glyph: "rasi-mithuna", name: "sign.mithuna", dates: "sign.mithunaDates" },
  { key: "cancer", glyph: "rasi-karka", name: "sign.karka", dates: "sign.karkaDates" },
  { key: "leo", glyph: "rasi-simha", name: "sign.simha", dates: "sign.simhaDates" },
  { key: "virgo", glyph: "rasi-kanya", name: "sign.kanya", dates: "sign.kanyaDates" },
  { key: "libra", glyph: "rasi-tula", name: "sign.tula", dates: "sign.tulaDates" },
  { key: "scorpio", glyph: "rasi-vrischika", name: "sign.vrischika", dates: "sign.vrischikaDates" },
  { key: "sagittarius", glyph: "rasi-dhanu", name: "sign.dhanu", dates: "sign.dhanuDates" },
  { key: "capricorn", glyph: "rasi-makara", name: "sign.makara", dates: "sign.makaraDates" },
  { key: "aquarius", glyph: "rasi-kumbha", name: "sign.kumbha", dates: "sign.kumbhaDates" },
  { key: "pisces", glyph: "rasi-meena", name: "sign.meena", dates: "sign.meenaDates" },
];
