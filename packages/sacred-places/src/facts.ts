import { AVANTIKA } from "./facts/avantika.ts";
import { AYODHYA } from "./facts/ayodhya.ts";
import { BADRINATH } from "./facts/badrinath.ts";
import { BHIMASHANKAR } from "./facts/bhimashankar.ts";
import { DWARAKA } from "./facts/dwaraka.ts";
import { GRISHNESHWAR } from "./facts/grishneshwar.ts";
import { HARIDWAR } from "./facts/haridwar.ts";
import { KANCHI } from "./facts/kanchi.ts";
import { KASI } from "./facts/kasi.ts";
import { KEDARNATH } from "./facts/kedarnath.ts";
import { MAHAKALESHWAR } from "./facts/mahakaleshwar.ts";
import { MALLIKARJUNA } from "./facts/mallikarjuna.ts";
import { MATHURA } from "./facts/mathura.ts";
import { OMKARESHWAR } from "./facts/omkareshwar.ts";
import { PURI } from "./facts/puri.ts";
import { RAMANATHASWAMY } from "./facts/ramanathaswamy.ts";
import { SOMNATH } from "./facts/somnath.ts";
import { TRIMBAKESHWAR } from "./facts/trimbakeshwar.ts";
import { VAIDYANATH } from "./facts/vaidyanath.ts";
import type { SacredPlaceId } from "./ids.ts";
import type { SacredPlaceFacts } from "./sacred-place.ts";

export const SACRED_PLACE_FACTS: Readonly<Record<SacredPlaceId, SacredPlaceFacts>> = {
  ayodhya: AYODHYA,
  mathura: MATHURA,
  haridwar: HARIDWAR,
  kasi: KASI,
  kanchi: KANCHI,
  avantika: AVANTIKA,
  dwaraka: DWARAKA,
  somnath: SOMNATH,
  mallikarjuna: MALLIKARJUNA,
  mahakaleshwar: MAHAKALESHWAR,
  omkareshwar: OMKARESHWAR,
  kedarnath: KEDARNATH,
  bhimashankar: BHIMASHANKAR,
  trimbakeshwar: TRIMBAKESHWAR,
  vaidyanath: VAIDYANATH,
  ramanathaswamy: RAMANATHASWAMY,
  grishneshwar: GRISHNESHWAR,
  badrinath: BADRINATH,
  puri: PURI,
};
