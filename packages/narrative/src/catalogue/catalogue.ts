import type {
  AnandadiYoga,
  Avastha,
  Ayana,
  Ayanamsa,
  Choghadiya,
  Direction,
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
  Vara,
  Yoga,
} from "@vedanga/core";
import type { RuleWords } from "../reason-sentence.ts";
import type { AlmanacRule } from "./almanac-rule.ts";
import type { AscendantWords } from "./ascendant-words.ts";
import type { ChartWords } from "./chart-words.ts";
import type { DailyWords } from "./daily-words.ts";
import type { DashaWords } from "./dasha-words.ts";
import type { FestivalWords } from "./festival-words.ts";
import type { GemWords } from "./gem-words.ts";
import type { GocharaWords } from "./gochara-words.ts";
import type { KaalsarpWords } from "./kaalsarp-words.ts";
import type { MangalWords } from "./mangal-words.ts";
import type { PlanetInSignWords } from "./planet-in-sign-words.ts";
import type { PlanetWords } from "./planet-words.ts";
import type { SensitivityWords } from "./sensitivity-words.ts";
import type { ChartYogaWords, StrengthWords } from "./strength-words.ts";
import type { TransitWords } from "./transit-words.ts";
import type { YearlyWords } from "./yearly-words.ts";

export const LANGS = ["en", "te"] as const;
export type Lang = (typeof LANGS)[number];

export interface TithiWords {
  readonly deity: string;
  readonly meaning: string;
  /** What the day is chosen for, one sentence. */
  readonly special: string;
}

export interface NakshatraWords {
  readonly deity: string;
  readonly meaning: string;
  readonly special: string;
  readonly summary: string;
}

export interface YogaWords {
  readonly meaning: string;
  readonly special: string;
}

export interface KaranaWords {
  /** Its ruler by Brihat Samhita 100.1-2. */
  readonly lord: string;
  /** The same ruler as he is worshipped. */
  readonly deity: string;
  readonly special: string;
}

/** Every name of one language. */
export interface Names {
  readonly graha: Readonly<Record<Graha | "ascendant", { readonly name: string; readonly short: string }>>;
  readonly rasi: Readonly<Record<Rasi, string>>;
  readonly nakshatra: Readonly<Record<Nakshatra, string>>;
  readonly tithi: Readonly<Record<Tithi, string>>;
  readonly paksha: Readonly<Record<Paksha, { readonly short: string; readonly full: string }>>;
  readonly yoga: Readonly<Record<Yoga, string>>;
  readonly karana: Readonly<Record<Karana, string>>;
  readonly karanaNature: Readonly<Record<"benefic" | "malefic", string>>;
  readonly vara: Readonly<Record<Vara, { readonly weekday: string; readonly vaara: string }>>;
  readonly masa: Readonly<Record<Masa, string>>;
  /** The Tamil solar month that shares most of a lunar month's days. */
  readonly tamilMonth: Readonly<Record<Masa, string>>;
  readonly ritu: Readonly<Record<Ritu, string>>;
  readonly tamilRitu: Readonly<Record<Ritu, string>>;
  readonly ayana: Readonly<Record<Ayana, string>>;
  readonly samvatsara: Readonly<Record<Samvatsara, string>>;
  readonly direction: Readonly<Record<Direction, string>>;
  readonly ayanamsa: Readonly<Record<Ayanamsa, string>>;
  readonly avastha: Readonly<Record<Avastha, string>>;
  readonly nature: Readonly<Record<FunctionalNature, string>>;
  readonly gem: Readonly<Record<Gem, string>>;
  readonly colour: Readonly<Record<GrahaColour, string>>;
  readonly tattva: Readonly<Record<Tattva, string>>;
  readonly syllable: Readonly<Record<NamingSyllable, string>>;
  /** What custom marks in a day, and which of its kind. */
  readonly spanKind: Readonly<Record<SpanKind, string>>;
  readonly choghadiya: Readonly<Record<Choghadiya, string>>;
  readonly gowri: Readonly<Record<Gowri, string>>;
  readonly specialYoga: Readonly<Record<SpecialYoga, string>>;
  readonly anandadi: Readonly<Record<AnandadiYoga, string>>;
}

/** All that one language says. English and Telugu have the same keys, or this does not compile. */
export interface Catalogue {
  readonly lang: Lang;
  readonly names: Names;
  readonly tithi: Readonly<Record<Tithi, TithiWords>>;
  readonly nakshatra: Readonly<Record<Nakshatra, NakshatraWords>>;
  readonly yoga: Readonly<Record<Yoga, YogaWords>>;
  readonly karana: Readonly<Record<Karana, KaranaWords>>;
  readonly chart: ChartWords;
  readonly planet: PlanetWords;
  readonly ascendant: AscendantWords;
  readonly mangal: MangalWords;
  readonly kaalsarp: KaalsarpWords;
  readonly gem: GemWords;
  readonly transit: TransitWords;
  readonly daily: DailyWords;
  readonly yearly: YearlyWords;
  readonly festival: FestivalWords;
  readonly dasha: DashaWords;
  readonly planetInSign: PlanetInSignWords;
  readonly gochara: GocharaWords;
  readonly sensitivity: SensitivityWords;
  readonly strength: StrengthWords;
  readonly chartYoga: ChartYogaWords;
  /** Why an almanac says what it says. */
  readonly almanacReasons: RuleWords<AlmanacRule>;
  /** The book or custom that core cites for a conclusion, named in this language. */
  readonly source: (source: string) => string;
}
