import type { Citation } from "../../citation.ts";
import type {
  AnandadiYoga,
  Choghadiya,
  Gowri,
  Graha,
  Karana,
  Nakshatra,
  PlainSpanKind,
  Rasi,
  SpanKind,
  SpanQuality,
  SpecialYoga,
  Vara,
} from "../../ids.ts";
import { type Reason, reasonMaker } from "../../reason.ts";
import type { Span } from "../../sky.ts";

export type { SpanQuality } from "../../ids.ts";

type Eighth = { readonly vara: Vara; readonly eighth: number };
type Half = { readonly half: "day" | "night" };
type Sandhya = { readonly ghatis: number };
/** The star, and its ghati after which the four begin. */
type Ghatis = { readonly nakshatra: Nakshatra; readonly ghati: number };

/** The facts of the rule of each kind. */
export interface SpanFacts {
  readonly rahu_kaal: Eighth;
  readonly gulika: Eighth;
  readonly yamaganda: Eighth;
  readonly abhijit: { readonly vara: Vara; readonly muhurta: number };
  readonly brahma_muhurta: { readonly muhurta: number };
  readonly durmuhurta: Half & { readonly vara: Vara; readonly muhurta: number };
  readonly pratah_sandhya: Sandhya;
  readonly sayam_sandhya: Sandhya;
  readonly bhadra: { readonly karana: Karana; readonly number: number };
  readonly varjyam: Ghatis;
  readonly amrita_kala: Ghatis;
  readonly choghadiya: Half & { readonly part: number };
  readonly gowri: Half & { readonly part: number };
  readonly hora: { readonly vara: Vara; readonly hora: number };
  /** Yogas of weekday, star and tithi, or of the Moon's star counted from the Sun's. */
  readonly special_yoga:
    | { readonly vara: Vara; readonly nakshatra: Nakshatra; readonly tithi: number }
    | { readonly nakshatra: Nakshatra; readonly countFromSun: number };
  readonly anandadi: { readonly vara: Vara; readonly starOf28: number; readonly shunnedGhatis: number };
  readonly sankranti: { readonly rasi: Rasi };
}

/** The names of the kinds that have several. */
interface SpanNames {
  readonly varjyam: Nakshatra;
  readonly amrita_kala: Nakshatra;
  readonly hora: Graha;
  readonly choghadiya: Choghadiya;
  readonly gowri: Gowri;
  readonly special_yoga: SpecialYoga;
  readonly anandadi: AnandadiYoga;
  readonly sankranti: Rasi;
}

/** A stretch of a day that custom marks: what it is, which of its kind, its quality, and the source. */
export type MarkedSpan<Kind extends SpanKind> = {
  readonly [One in Kind]: Span & {
    readonly kind: One;
    readonly name: One extends keyof SpanNames ? SpanNames[One] : One;
    readonly quality: SpanQuality;
    /** Text and chapter, or "custom" with whose it is. */
    readonly source: Citation;
    /** What the rule looked at. */
    readonly facts: SpanFacts[One];
  };
}[Kind];

/** Kinds of which a day has at most a few, each its own name. */
export type PlainSpan = MarkedSpan<PlainSpanKind>;
export type NakshatraSpan = MarkedSpan<"varjyam" | "amrita_kala">;
export type HoraSpan = MarkedSpan<"hora">;
export type ChoghadiyaSpan = MarkedSpan<"choghadiya">;
export type GowriSpan = MarkedSpan<"gowri">;
export type SpecialYogaSpan = MarkedSpan<"special_yoga">;
export type AnandadiSpan = MarkedSpan<"anandadi">;
/** The Sun entering a sign: an instant, start and end the same. */
export type SankrantiSpan = MarkedSpan<"sankranti">;

export type DaySpan = MarkedSpan<SpanKind>;

/** The facts of the rule: which of its kind a stretch is, and its quality. */
export type SpanReasonFacts = {
  readonly [Kind in SpanKind]: SpanFacts[Kind] & Pick<MarkedSpan<Kind>, "name" | "quality">;
};

/** The rule of a marked stretch of a day is its kind; which of the kind it is, is a fact beside the others. */
export const spanReason = (span: DaySpan): Reason<SpanReasonFacts, "day"> => reasonOf(span);

const because = reasonMaker<SpanReasonFacts, "day">();

function reasonOf<Kind extends SpanKind>({ kind, name, quality, facts, source }: MarkedSpan<Kind>) {
  // The compiler does not see that the parts of a kind make up its whole.
  return because(kind, { ...facts, name, quality } as SpanReasonFacts[Kind], source, "day");
}
