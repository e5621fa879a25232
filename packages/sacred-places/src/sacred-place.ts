import type { Festival } from "@vedanga/core";
import type { SacredGroup, SacredPlaceId } from "./ids.ts";

/** Months from the first to the last, both included, 1 to 12; a range may pass the end of the year. */
export type MonthRange = readonly [from: number, to: number];

export type SacredDeity = "rama" | "ganga" | "shiva" | "vishnu" | "krishna" | "jagannatha";
export type SacredWater =
  | "shipra"
  | "arabian_sea"
  | "krishna"
  | "narmada"
  | "sarayu"
  | "yamuna"
  | "ganga"
  | "vegavati"
  | "mandakini"
  | "bhima"
  | "godavari"
  | "shivaganga"
  | "yelganga"
  | "alaknanda"
  | "gomti"
  | "bay_of_bengal";
export type SacredAirport =
  | "indore"
  | "keshod"
  | "hyderabad"
  | "ayodhya"
  | "agra"
  | "varanasi"
  | "chennai"
  | "dehradun"
  | "pune"
  | "nashik"
  | "deoghar"
  | "sambhajinagar"
  | "bhubaneswar"
  | "jamnagar"
  | "madurai";
export type SacredStation =
  | "indore"
  | "ujjain"
  | "veraval"
  | "markapur_road"
  | "ayodhya_dham"
  | "mathura"
  | "haridwar"
  | "varanasi"
  | "kanchipuram"
  | "rishikesh"
  | "pune"
  | "nashik_road"
  | "jasidih"
  | "sambhajinagar"
  | "puri"
  | "dwarka"
  | "rameswaram";
/** A shrine elsewhere that others hold to be this member of the group. */
export type RivalShrine = "jageshwar" | "aundha" | "pamohi" | "parli" | "baijnath" | "shiwar";

/** Where a journey by air or rail ends. */
interface Arrival<Stop> {
  readonly stop: Stop;
  /** From there to the temple, or to where the road ends. Published figures differ by some kilometres. */
  readonly roadKm: number;
}

/** What is known of a place in any language. */
export interface SacredPlaceFacts {
  /** Of the main shrine; degrees, north and east positive. */
  readonly latitudeDeg: number;
  readonly longitudeDeg: number;
  /** Only where the height matters to a visitor. */
  readonly altitudeM?: number;
  /** Its town in the product's gazetteer. */
  readonly gazetteerId: string;
  readonly deity: SacredDeity;
  /** The river, tank or sea beside it. */
  readonly water: SacredWater;
  /** When a visit is best, by the specification. */
  readonly bestMonths: readonly MonthRange[];
  readonly closedMonths?: MonthRange;
  readonly airport: Arrival<SacredAirport>;
  readonly station: Arrival<SacredStation>;
  /** From the end of the road. */
  readonly walkKm?: number;
  /** Festivals of our calendar that the temple keeps. */
  readonly festivals: readonly Festival[];
  readonly rivals?: readonly RivalShrine[];
}

/** What a list shows of a place: short enough to be loaded for all of them. */
export interface SacredPlaceSummary {
  readonly name: string;
  /** District and state, or what a visitor knows it by. */
  readonly region: string;
  /** One sentence. */
  readonly description: string;
  /** One sentence. */
  readonly significance: string;
}

/** The scenes of a gallery: the whole place, a part from near, water or hills around it, and what pilgrims do. */
export type SacredScene = "whole" | "near" | "around" | "custom";

export interface SceneWords {
  readonly caption: string;
  /** For readers who do not see the picture: what is drawn where. */
  readonly alt: string;
}

export interface NamedLine {
  readonly name: string;
  /** What it is, in a sentence or two. */
  readonly line: string;
}

/** A card: what to remember, and the rest. */
interface CardWords {
  readonly lead: string;
  readonly text: string;
}

/** What a place's own page says, beside its name, which is in the summary. */
export interface SacredPlaceText {
  readonly fullName: string;
  /** What the deity is called here, and its form. */
  readonly deity: string;
  /** Paragraphs. */
  readonly description: readonly string[];
  /** Two to four sentences. */
  readonly significance: string;
  readonly mainTemple: CardWords;
  readonly bestTimeToVisit: CardWords;
  readonly howToReach: { readonly lead: string; readonly air: string; readonly rail: string; readonly road: string };
  readonly famousTemples: readonly NamedLine[];
  readonly religiousActivities: readonly NamedLine[];
  /** Paragraphs. */
  readonly historicalSignificance: readonly string[];
  readonly gallery: Readonly<Record<SacredScene, SceneWords>>;
}

/** What facts name by an id. */
export interface SacredNames {
  readonly group: Readonly<Record<SacredGroup, string>>;
  readonly deity: Readonly<Record<SacredDeity, string>>;
  readonly water: Readonly<Record<SacredWater, string>>;
  readonly airport: Readonly<Record<SacredAirport, string>>;
  readonly station: Readonly<Record<SacredStation, string>>;
  readonly rival: Readonly<Record<RivalShrine, string>>;
}

/** The names and summaries of all places in one language. */
export interface SacredPlaceList {
  readonly names: SacredNames;
  readonly summaries: Readonly<Record<SacredPlaceId, SacredPlaceSummary>>;
}

/** The words of one language, each loaded when it is needed. */
export interface SacredWords {
  readonly list: () => Promise<SacredPlaceList>;
  readonly texts: Readonly<Record<SacredPlaceId, () => Promise<SacredPlaceText>>>;
}
