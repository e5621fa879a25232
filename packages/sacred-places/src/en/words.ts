import type { SacredWords } from "../sacred-place.ts";

export const SACRED_WORDS_EN: SacredWords = {
  list: () => import("./list.ts").then(({ LIST_EN }) => LIST_EN),
  texts: {
    ayodhya: () => import("./ayodhya.ts").then(({ AYODHYA_EN }) => AYODHYA_EN),
    mathura: () => import("./mathura.ts").then(({ MATHURA_EN }) => MATHURA_EN),
    haridwar: () => import("./haridwar.ts").then(({ HARIDWAR_EN }) => HARIDWAR_EN),
    kasi: () => import("./kasi.ts").then(({ KASI_EN }) => KASI_EN),
    kanchi: () => import("./kanchi.ts").then(({ KANCHI_EN }) => KANCHI_EN),
    avantika: () => import("./avantika.ts").then(({ AVANTIKA_EN }) => AVANTIKA_EN),
    dwaraka: () => import("./dwaraka.ts").then(({ DWARAKA_EN }) => DWARAKA_EN),
    somnath: () => import("./somnath.ts").then(({ SOMNATH_EN }) => SOMNATH_EN),
    mallikarjuna: () => import("./mallikarjuna.ts").then(({ MALLIKARJUNA_EN }) => MALLIKARJUNA_EN),
    mahakaleshwar: () => import("./mahakaleshwar.ts").then(({ MAHAKALESHWAR_EN }) => MAHAKALESHWAR_EN),
    omkareshwar: () => import("./omkareshwar.ts").then(({ OMKARESHWAR_EN }) => OMKARESHWAR_EN),
    kedarnath: () => import("./kedarnath.ts").then(({ KEDARNATH_EN }) => KEDARNATH_EN),
    bhimashankar: () => import("./bhimashankar.ts").then(({ BHIMASHANKAR_EN }) => BHIMASHANKAR_EN),
    trimbakeshwar: () => import("./trimbakeshwar.ts").then(({ TRIMBAKESHWAR_EN }) => TRIMBAKESHWAR_EN),
    vaidyanath: () => import("./vaidyanath.ts").then(({ VAIDYANATH_EN }) => VAIDYANATH_EN),
    ramanathaswamy: () => import("./ramanathaswamy.ts").then(({ RAMANATHASWAMY_EN }) => RAMANATHASWAMY_EN),
    grishneshwar: () => import("./grishneshwar.ts").then(({ GRISHNESHWAR_EN }) => GRISHNESHWAR_EN),
    badrinath: () => import("./badrinath.ts").then(({ BADRINATH_EN }) => BADRINATH_EN),
    puri: () => import("./puri.ts").then(({ PURI_EN }) => PURI_EN),
  },
};
