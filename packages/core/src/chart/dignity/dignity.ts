import { type Citation, cite } from "../../citation.ts";
import { type Dignity, type Graha, LUMINOUS_GRAHAS, type LuminousGraha, type Rasi } from "../../ids.ts";
import { type Judged, type Reason, reasonMaker } from "../../reason.ts";
import { degreesInRasi, houseFrom, RASI_LORDS, rasiOf } from "../zodiac/rasi.ts";
import { type Arc, DIGNITY_ARCS } from "./dignity-arcs.ts";
import { friendship } from "./friendship.ts";

/** Its place, and its condition there. */
type At = { readonly rasi: Rasi; readonly degreesInRasi: number; readonly dignity: Dignity };
type InArc = At & { readonly fromDeg: number; readonly toDeg: number };
type UnderLord = At & { readonly rasiLord: LuminousGraha };

export interface DignityFacts {
  readonly "dignity.exalted": InArc;
  readonly "dignity.moolatrikona": InArc;
  readonly "dignity.own": At;
  readonly "dignity.debilitated": At;
  readonly "dignity.natural_relation": UnderLord;
  readonly "dignity.node_without_relation": UnderLord;
}
export type DignityReason = Reason<DignityFacts>;

const EXALTATION = cite("bphs", 3, [49, 50]);
const ADDITIONAL_DIGNITIES = cite("bphs", 3, [51, 54]);
const RELATIONS = cite("bphs", 3, 55);
const NODES = cite("bphs", 47, [34, 39]);

const because = reasonMaker<DignityFacts>();
const isLuminous = (graha: Graha): graha is LuminousGraha => LUMINOUS_GRAHAS.some((lit) => lit === graha);

/**
 * The dignity of a graha at a sidereal longitude: exalted, moolatrikona, own, debilitated, or by its natural
 * relation to the lord of the sign. The nodes have no natural relations in Parashara: elsewhere they are neutral.
 */
export function dignityOf(graha: Graha, longitudeDeg: number): Judged<Dignity, DignityReason> {
  const rasi = rasiOf(longitudeDeg);
  const degreesIn = degreesInRasi(longitudeDeg);
  const { exalted, moolatrikona, own } = DIGNITY_ARCS[graha];
  const within = (arc: Arc) => arc.rasi === rasi && degreesIn >= arc.fromDeg && degreesIn < arc.toDeg;
  const at = { rasi, degreesInRasi: degreesIn };
  const inArc = ({ fromDeg, toDeg }: Arc) => ({ ...at, fromDeg, toDeg });
  const from = (source: Citation): Citation => (isLuminous(graha) ? source : NODES);
  const judged = (reason: DignityReason): Judged<Dignity, DignityReason> => ({
    verdict: reason.facts.dignity,
    reasons: [reason],
  });

  if (within(exalted)) {
    return judged(because("dignity.exalted", { ...inArc(exalted), dignity: "exalted" }, from(EXALTATION), graha));
  }
  if (within(moolatrikona)) {
    const facts = { ...inArc(moolatrikona), dignity: "moolatrikona" } as const;
    return judged(because("dignity.moolatrikona", facts, from(ADDITIONAL_DIGNITIES), graha));
  }
  if (own.includes(rasi)) {
    return judged(because("dignity.own", { ...at, dignity: "own" }, from(ADDITIONAL_DIGNITIES), graha));
  }
  if (houseFrom(exalted.rasi, rasi) === 7) {
    return judged(because("dignity.debilitated", { ...at, dignity: "debilitated" }, from(EXALTATION), graha));
  }
  const rasiLord = RASI_LORDS[rasi];
  if (!isLuminous(graha)) {
    const facts = { ...at, rasiLord, dignity: "neutral" } as const;
    return judged(because("dignity.node_without_relation", facts, NODES, graha));
  }
  const facts = { ...at, rasiLord, dignity: friendship(graha, rasiLord) };
  return judged(because("dignity.natural_relation", facts, RELATIONS, graha));
}
