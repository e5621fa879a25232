import { AVANTIKA_SOURCES } from "./facts/avantika.ts";
import { AYODHYA_SOURCES } from "./facts/ayodhya.ts";
import { BADRINATH_SOURCES } from "./facts/badrinath.ts";
import { BHIMASHANKAR_SOURCES } from "./facts/bhimashankar.ts";
import { DWARAKA_SOURCES } from "./facts/dwaraka.ts";
import { GRISHNESHWAR_SOURCES } from "./facts/grishneshwar.ts";
import { HARIDWAR_SOURCES } from "./facts/haridwar.ts";
import { KANCHI_SOURCES } from "./facts/kanchi.ts";
import { KASI_SOURCES } from "./facts/kasi.ts";
import { KEDARNATH_SOURCES } from "./facts/kedarnath.ts";
import { MAHAKALESHWAR_SOURCES } from "./facts/mahakaleshwar.ts";
import { MALLIKARJUNA_SOURCES } from "./facts/mallikarjuna.ts";
import { MATHURA_SOURCES } from "./facts/mathura.ts";
import { OMKARESHWAR_SOURCES } from "./facts/omkareshwar.ts";
import { PURI_SOURCES } from "./facts/puri.ts";
import { RAMANATHASWAMY_SOURCES } from "./facts/ramanathaswamy.ts";
import { SOMNATH_SOURCES } from "./facts/somnath.ts";
import { TRIMBAKESHWAR_SOURCES } from "./facts/trimbakeshwar.ts";
import { VAIDYANATH_SOURCES } from "./facts/vaidyanath.ts";
import type { SacredPlaceId } from "./ids.ts";
import type { SacredPlaceSources } from "./source.ts";

/** Apart from the facts, so that no screen loads them. */
export const SACRED_PLACE_SOURCES: Readonly<Record<SacredPlaceId, SacredPlaceSources>> = {
  ayodhya: AYODHYA_SOURCES,
  mathura: MATHURA_SOURCES,
  haridwar: HARIDWAR_SOURCES,
  kasi: KASI_SOURCES,
  kanchi: KANCHI_SOURCES,
  avantika: AVANTIKA_SOURCES,
  dwaraka: DWARAKA_SOURCES,
  somnath: SOMNATH_SOURCES,
  mallikarjuna: MALLIKARJUNA_SOURCES,
  mahakaleshwar: MAHAKALESHWAR_SOURCES,
  omkareshwar: OMKARESHWAR_SOURCES,
  kedarnath: KEDARNATH_SOURCES,
  bhimashankar: BHIMASHANKAR_SOURCES,
  trimbakeshwar: TRIMBAKESHWAR_SOURCES,
  vaidyanath: VAIDYANATH_SOURCES,
  ramanathaswamy: RAMANATHASWAMY_SOURCES,
  grishneshwar: GRISHNESHWAR_SOURCES,
  badrinath: BADRINATH_SOURCES,
  puri: PURI_SOURCES,
};
