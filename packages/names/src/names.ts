import type {
  AnandadiYoga,
  Avastha,
  Ayana,
  Ayanamsa,
  ChartDivision,
  Choghadiya,
  Direction,
  Festival,
  FunctionalNature,
  Gem,
  Gowri,
  Graha,
  GrahaColour,
  Karana,
  Masa,
  Nakshatra,
  NamingSyllable,
  Paksha,
  Rasi,
  Ritu,
  Samvatsara,
  SpanKind,
  SpecialYoga,
  Tattva,
  Tithi,
  Tradition,
  Vara,
  Yoga,
} from "@vedanga/core";

/** Grahas, signs and stars, and what belongs to them. */
export interface SkyNames {
  readonly graha: Readonly<Record<Graha | "ascendant", { readonly name: string; readonly short: string }>>;
  readonly rasi: Readonly<Record<Rasi, string>>;
  readonly nakshatra: Readonly<Record<Nakshatra, string>>;
  readonly direction: Readonly<Record<Direction, string>>;
  readonly ayanamsa: Readonly<Record<Ayanamsa, string>>;
  readonly avastha: Readonly<Record<Avastha, string>>;
  readonly nature: Readonly<Record<FunctionalNature, string>>;
  readonly gem: Readonly<Record<Gem, string>>;
  readonly colour: Readonly<Record<GrahaColour, string>>;
  readonly tattva: Readonly<Record<Tattva, string>>;
}

export interface DivisionName {
  readonly title: string;
  readonly subtitle: string;
  /** What it is read for; a chart without it shows the ayanamsa there. */
  readonly note?: string;
}

/** The charts that can be drawn of a birth. */
export type DivisionNames = Readonly<Record<ChartDivision, DivisionName>>;

/** The limbs of the almanac; the nakshatra is among the names of the sky. */
export interface LimbNames {
  readonly tithi: Readonly<Record<Tithi, string>>;
  readonly paksha: Readonly<Record<Paksha, { readonly short: string; readonly full: string }>>;
  readonly yoga: Readonly<Record<Yoga, string>>;
  readonly karana: Readonly<Record<Karana, string>>;
  readonly karanaNature: Readonly<Record<"benefic" | "malefic", string>>;
  readonly vara: Readonly<Record<Vara, { readonly weekday: string; readonly vaara: string }>>;
}

export interface YearNames {
  readonly masa: Readonly<Record<Masa, string>>;
  /** The Tamil solar month that shares most of a lunar month's days. */
  readonly tamilMonth: Readonly<Record<Masa, string>>;
  readonly ritu: Readonly<Record<Ritu, string>>;
  readonly tamilRitu: Readonly<Record<Ritu, string>>;
  readonly ayana: Readonly<Record<Ayana, string>>;
  readonly samvatsara: Readonly<Record<Samvatsara, string>>;
}

/** What custom marks in a day, and which of its kind. */
export interface DayNames {
  readonly spanKind: Readonly<Record<SpanKind, string>>;
  readonly choghadiya: Readonly<Record<Choghadiya, string>>;
  readonly gowri: Readonly<Record<Gowri, string>>;
  readonly specialYoga: Readonly<Record<SpecialYoga, string>>;
  readonly anandadi: Readonly<Record<AnandadiYoga, string>>;
}

export interface FestivalName {
  readonly name: string;
  /** What people do on the day, one plain sentence. */
  readonly special: string;
}

/** The deity that a sign's card names. */
export interface GuardianName {
  readonly name: string;
  /** What people ask the deity for, two or three words. */
  readonly gift: string;
  /** Two or three sentences that are true on any day. */
  readonly about: string;
}

/** Of each sign: what its people are like, in two or three sentences, and its guardian. */
export type SignNames = Readonly<Record<Rasi, { readonly about: string; readonly guardian: GuardianName }>>;

/** Every name of one language. */
export interface Names extends SkyNames, LimbNames, YearNames, DayNames {
  readonly syllable: Readonly<Record<NamingSyllable, string>>;
  readonly festival: Readonly<Record<Festival, FestivalName>>;
  /** Whose day it is, where the schools keep two. */
  readonly tradition: Readonly<Record<Tradition, string>>;
}
