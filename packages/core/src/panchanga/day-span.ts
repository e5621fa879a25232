import type {
  AnandadiYoga,
  Choghadiya,
  Gowri,
  Graha,
  Nakshatra,
  PlainSpanKind,
  Rasi,
  SpanQuality,
  SpecialYoga,
} from "../ids.ts";
import type { Fact } from "../reason.ts";
import type { Span } from "../sky.ts";

export type { SpanQuality } from "../ids.ts";

/** A stretch of a day that custom marks: what it is, which of its kind, how it is held, and where that stands written. */
export interface MarkedSpan<Kind extends string, Name extends string> extends Span {
  readonly kind: Kind;
  readonly name: Name;
  readonly quality: SpanQuality;
  /** Text and chapter, or "custom" with whose it is. */
  readonly source: string;
  /** What the rule looked at. */
  readonly facts: Readonly<Record<string, Fact>>;
}

/** Kinds of which a day has at most a few, each its own name. */
export type PlainSpan = { [Kind in PlainSpanKind]: MarkedSpan<Kind, Kind> }[PlainSpanKind];

export type NakshatraSpan = MarkedSpan<"varjyam" | "amrita_kala", Nakshatra>;
export type HoraSpan = MarkedSpan<"hora", Graha>;
export type ChoghadiyaSpan = MarkedSpan<"choghadiya", Choghadiya>;
export type GowriSpan = MarkedSpan<"gowri", Gowri>;
export type SpecialYogaSpan = MarkedSpan<"special_yoga", SpecialYoga>;
export type AnandadiSpan = MarkedSpan<"anandadi", AnandadiYoga>;
/** The Sun entering a sign: an instant, start and end the same. */
export type SankrantiSpan = MarkedSpan<"sankranti", Rasi>;

export type DaySpan =
  | PlainSpan
  | NakshatraSpan
  | HoraSpan
  | ChoghadiyaSpan
  | GowriSpan
  | SpecialYogaSpan
  | AnandadiSpan
  | SankrantiSpan;
