import {
  type AshtakootResponse,
  type DashakootResponse,
  KOOTAS,
  type Koota,
  PORUTHAMS,
  type Porutham,
  type WireReason,
} from "@vedanga/contract";

/** A koota or porutham as screens show it. */
export interface MatchedPart<Id> {
  readonly id: Id;
  readonly points: number;
  readonly full: number;
  /** In a few words. */
  readonly standsFor: string;
  readonly why: string;
  readonly source: string;
}

export interface MatchedKoota extends MatchedPart<Koota> {
  /** What the texts say undoes its fault, each with its source. */
  readonly excuses: readonly WireReason[];
  /** What other tables would give. */
  readonly otherTables: readonly WireReason[];
}

/** Under which key the wire has a part, where that is not its id. */
const KOOTA_KEYS = { graha_maitri: "grahamaitri" } as const;
const PORUTHAM_KEYS = { stree_dirgha: "sthree", rasi_adhipati: "rasiathi" } as const;

interface WirePart {
  readonly description: string;
  readonly full_score: number;
}

/** The reason of a part has its points; with `explain=1` every part has one. */
function partOf<Id extends string>(id: Id, rule: string, wire: WirePart, reasons: readonly WireReason[]) {
  const reason = reasons.find((one) => one.rule === `${rule}.${id}`);
  if (reason?.points === undefined) throw new TypeError(`the answer has no reason for ${rule}.${id}`);
  const { points, text: why, source } = reason;
  return { id, points, full: wire.full_score, standsFor: wire.description, why, source };
}

/** The eight kootas in their order, each with its reason. */
export function decodeAshtakoot({ response, reasons = [], within }: AshtakootResponse) {
  const keyOf = (id: Koota) => (id === "graha_maitri" ? KOOTA_KEYS[id] : id);
  return {
    points: response.score,
    told: response.bot_response,
    within,
    kootas: KOOTAS.map((id): MatchedKoota => {
      const key = keyOf(id);
      const about = reasons.filter((reason) => reason.about === `${key}.${key}`);
      return {
        ...partOf(id, "koota", response[key], reasons),
        excuses: about.filter(({ rule }) => rule.startsWith("excuse.")),
        otherTables: about.filter(({ rule }) => rule.startsWith("koota_school.")),
      };
    }),
  };
}
export type MatchedKootas = ReturnType<typeof decodeAshtakoot>;

/** The ten poruthams in their order, each with its reason. */
export function decodeDashakoot({ response, reasons = [], within }: DashakootResponse) {
  const keyOf = (id: Porutham) => (id === "stree_dirgha" || id === "rasi_adhipati" ? PORUTHAM_KEYS[id] : id);
  return {
    points: response.score,
    told: response.bot_response,
    within,
    poruthams: PORUTHAMS.map((id): MatchedPart<Porutham> => partOf(id, "porutham", response[keyOf(id)], reasons)),
  };
}
