import type {
  BirthDayFacts,
  CalendarFacts,
  Citation,
  Karana,
  LimbFacts,
  MoonPhaseFacts,
  Nakshatra,
  PanchakaFacts,
  RiseAndNoonFacts,
  SpanReasonFacts,
  Tithi,
  Yoga,
} from "@vedanga/core";
import type { Language, Names } from "@vedanga/names";
import type { RuleWords } from "../reason/reason-sentence.ts";
import type { AggregateWords } from "./aggregate-words.ts";
import type { AntardashaWords } from "./antardasha-words.ts";
import type { AscendantWords } from "./ascendant-words.ts";
import type { ChartWords } from "./chart-words.ts";
import type { RudrakshaWords, VastuWords } from "./custom-words.ts";
import type { DailyWords } from "./daily-words.ts";
import type { DashaWords } from "./dasha-words.ts";
import type { FestivalWords } from "./festival-words.ts";
import type { FriendshipWords } from "./friendship-words.ts";
import type { GemWords } from "./gem-words.ts";
import type { GocharaWords } from "./gochara-words.ts";
import type { HouseLordWords } from "./house-lord-words.ts";
import type { JaiminiWords } from "./jaimini-words.ts";
import type { KaalsarpWords } from "./kaalsarp-words.ts";
import type { KpWords } from "./kp-words.ts";
import type { KundliWords } from "./kundli-words.ts";
import type { MangalWords } from "./mangal-words.ts";
import type { ManglikWords } from "./manglik-words.ts";
import type { MatchWords } from "./match-words.ts";
import type { MoreDashaWords } from "./more-dasha-words.ts";
import type { OwnDayWords } from "./own-day-words.ts";
import type { PapaWords } from "./papa-words.ts";
import type { PastDashaWords } from "./past-dasha-words.ts";
import type { PitraWords } from "./pitra-words.ts";
import type { PlanetInSignWords } from "./planet-in-sign-words.ts";
import type { PlanetReportWords } from "./planet-report-words.ts";
import type { PlanetWords } from "./planet-words.ts";
import type { SaturnNowWords } from "./saturn-now-words.ts";
import type { SaturnWords } from "./saturn-words.ts";
import type { SensitivityWords } from "./sensitivity-words.ts";
import type { SkyWords } from "./sky-words.ts";
import type { ChartYogaWords, StrengthWords } from "./strength-words.ts";
import type { TransitWords } from "./transit-words.ts";
import type { VarshaWords } from "./varsha-words.ts";
import type { WeeklyWords } from "./week-words.ts";
import type { YearlyWords } from "./yearly-words.ts";

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

/** Every rule by which an almanac names something: a limb, the calendar, a marked stretch of the day. */
export type AlmanacFacts = LimbFacts &
  CalendarFacts &
  SpanReasonFacts &
  BirthDayFacts &
  RiseAndNoonFacts &
  MoonPhaseFacts &
  PanchakaFacts;

/** All that one language says. Every language has the same keys, or this does not compile. */
export interface Catalogue {
  readonly lang: Language;
  readonly names: Names;
  readonly tithi: Readonly<Record<Tithi, TithiWords>>;
  readonly nakshatra: Readonly<Record<Nakshatra, NakshatraWords>>;
  readonly yoga: Readonly<Record<Yoga, YogaWords>>;
  readonly karana: Readonly<Record<Karana, KaranaWords>>;
  readonly chart: ChartWords;
  readonly planet: PlanetWords;
  readonly planetReport: PlanetReportWords;
  readonly houseLord: HouseLordWords;
  readonly ascendant: AscendantWords;
  readonly mangal: MangalWords;
  readonly manglik: ManglikWords;
  readonly kaalsarp: KaalsarpWords;
  readonly kp: KpWords;
  readonly kundli: KundliWords;
  readonly pitra: PitraWords;
  readonly papa: PapaWords;
  readonly match: MatchWords;
  readonly aggregate: AggregateWords;
  readonly friendship: FriendshipWords;
  readonly jaimini: JaiminiWords;
  readonly gem: GemWords;
  readonly rudraksha: RudrakshaWords;
  readonly vastu: VastuWords;
  readonly transit: TransitWords;
  readonly varsha: VarshaWords;
  readonly daily: DailyWords;
  readonly weekly: WeeklyWords;
  readonly yearly: YearlyWords;
  readonly festival: FestivalWords;
  readonly dasha: DashaWords;
  readonly pastDasha: PastDashaWords;
  readonly antardasha: AntardashaWords;
  readonly moreDasha: MoreDashaWords;
  readonly saturn: SaturnWords;
  readonly saturnNow: SaturnNowWords;
  readonly planetInSign: PlanetInSignWords;
  readonly gochara: GocharaWords;
  readonly sensitivity: SensitivityWords;
  readonly ownDays: OwnDayWords;
  readonly sky: SkyWords;
  readonly strength: StrengthWords;
  readonly chartYoga: ChartYogaWords;
  /** Why an almanac says what it says. */
  readonly almanacReasons: RuleWords<AlmanacFacts, "day">;
  /** The book, custom or practice that core cites for a conclusion. */
  readonly source: (source: Citation) => string;
}
