import type { SacredWords } from "../sacred-place.ts";

export const SACRED_WORDS_TE: SacredWords = {
  list: () => import("./list.ts").then(({ LIST_TE }) => LIST_TE),
  texts: {
    ayodhya: () => import("./ayodhya.ts").then(({ AYODHYA_TE }) => AYODHYA_TE),
    mathura: () => import("./mathura.ts").then(({ MATHURA_TE }) => MATHURA_TE),
    haridwar: () => import("./haridwar.ts").then(({ HARIDWAR_TE }) => HARIDWAR_TE),
    kasi: () => import("./kasi.ts").then(({ KASI_TE }) => KASI_TE),
    kanchi: () => import("./kanchi.ts").then(({ KANCHI_TE }) => KANCHI_TE),
    avantika: () => import("./avantika.ts").then(({ AVANTIKA_TE }) => AVANTIKA_TE),
    dwaraka: () => import("./dwaraka.ts").then(({ DWARAKA_TE }) => DWARAKA_TE),
    somnath: () => import("./somnath.ts").then(({ SOMNATH_TE }) => SOMNATH_TE),
    mallikarjuna: () => import("./mallikarjuna.ts").then(({ MALLIKARJUNA_TE }) => MALLIKARJUNA_TE),
    mahakaleshwar: () => import("./mahakaleshwar.ts").then(({ MAHAKALESHWAR_TE }) => MAHAKALESHWAR_TE),
    omkareshwar: () => import("./omkareshwar.ts").then(({ OMKARESHWAR_TE }) => OMKARESHWAR_TE),
    kedarnath: () => import("./kedarnath.ts").then(({ KEDARNATH_TE }) => KEDARNATH_TE),
    bhimashankar: () => import("./bhimashankar.ts").then(({ BHIMASHANKAR_TE }) => BHIMASHANKAR_TE),
    trimbakeshwar: () => import("./trimbakeshwar.ts").then(({ TRIMBAKESHWAR_TE }) => TRIMBAKESHWAR_TE),
    vaidyanath: () => import("./vaidyanath.ts").then(({ VAIDYANATH_TE }) => VAIDYANATH_TE),
    ramanathaswamy: () => import("./ramanathaswamy.ts").then(({ RAMANATHASWAMY_TE }) => RAMANATHASWAMY_TE),
    grishneshwar: () => import("./grishneshwar.ts").then(({ GRISHNESHWAR_TE }) => GRISHNESHWAR_TE),
    badrinath: () => import("./badrinath.ts").then(({ BADRINATH_TE }) => BADRINATH_TE),
    puri: () => import("./puri.ts").then(({ PURI_TE }) => PURI_TE),
  },
};
