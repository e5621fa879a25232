import { type Dignity, type Graha, LUMINOUS_GRAHAS, type LuminousGraha } from "../ids.ts";
import type { Judged } from "../reason.ts";
import { type Arc, DIGNITY_ARCS } from "./dignity-arcs.ts";
import { friendship } from "./friendship.ts";
import { degreesInRasi, houseFrom, RASI_LORDS, rasiOf } from "./rasi.ts";

export type DignityRule =
  | "dignity.exalted"
  | "dignity.moolatrikona"
  | "dignity.own"
  | "dignity.debilitated"
  | "dignity.natural_relation"
  | "dignity.node_without_relation";

const EXALTATION = "Brihat Parashara Hora Shastra 3.49-50";
const ADDITIONAL_DIGNITIES = "Brihat Parashara Hora Shastra 3.51-54";
const RELATIONS = "Brihat Parashara Hora Shastra 3.55";
const NODES = "Brihat Parashara Hora Shastra 47.34-39";

const isLuminous = (graha: Graha): graha is LuminousGraha => LUMINOUS_GRAHAS.some((lit) => lit === graha);

/**
 * How a graha stands at a sidereal longitude: exalted, moolatrikona, own, debilitated, or by its natural
 * relation to the lord of the sign. The nodes have no natural relations in Parashara: elsewhere they are neutral.
 */
export function dignityOf(graha: Graha, longitudeDeg: number): Judged<Dignity, DignityRule> {
  const rasi = rasiOf(longitudeDeg);
  const degreesIn = degreesInRasi(longitudeDeg);
  const { exalted, moolatrikona, own } = DIGNITY_ARCS[graha];
  const node = !isLuminous(graha);
  const within = (arc: Arc) => arc.rasi === rasi && degreesIn >= arc.fromDeg && degreesIn < arc.toDeg;
  const judged = (
    verdict: Dignity,
    rule: DignityRule,
    source: string,
    facts: Readonly<Record<string, string | number>> = {},
  ): Judged<Dignity, DignityRule> => ({
    verdict,
    reasons: [
      { rule, facts: { rasi, degreesInRasi: degreesIn, ...facts }, source: node ? NODES : source, about: graha },
    ],
  });
  const arcFacts = ({ fromDeg, toDeg }: Arc) => ({ fromDeg, toDeg });

  if (within(exalted)) return judged("exalted", "dignity.exalted", EXALTATION, arcFacts(exalted));
  if (within(moolatrikona)) {
    return judged("moolatrikona", "dignity.moolatrikona", ADDITIONAL_DIGNITIES, arcFacts(moolatrikona));
  }
  if (own.includes(rasi)) return judged("own", "dignity.own", ADDITIONAL_DIGNITIES);
  if (houseFrom(exalted.rasi, rasi) === 7) return judged("debilitated", "dignity.debilitated", EXALTATION);
  const rasiLord = RASI_LORDS[rasi];
  if (!isLuminous(graha)) return judged("neutral", "dignity.node_without_relation", NODES, { rasiLord });
  return judged(friendship(graha, rasiLord), "dignity.natural_relation", RELATIONS, { rasiLord });
}
