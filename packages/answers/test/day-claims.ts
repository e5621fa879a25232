import type { Graha, Rasi, Vara } from "@vedanga/core";

/** What a text names, as patterns of one language. */
interface Claims {
  readonly graha: Readonly<Record<Graha, string>>;
  readonly vara: Readonly<Record<Vara, string>>;
  readonly rasi: Readonly<Record<Rasi, string>>;
  readonly tithi: Readonly<Record<keyof typeof TITHIS, string>>;
  readonly guardian: Readonly<Record<Rasi, string>>;
}

/** The tithis that a text may name, by their numbers from 1 to 30. */
export const TITHIS = {
  purnima: [15],
  amavasya: [30],
  ekadashi: [11, 26],
  empty: [4, 9, 14, 19, 24, 29],
} as const;

export const CLAIMS: Readonly<Record<"en" | "te", Claims>> = {
  en: {
    graha: {
      sun: "\\bthe Sun\\b|\\bThe Sun\\b|\\bMoon and Sun\\b",
      moon: "\\bMoon\\b",
      mars: "\\bMars\\b",
      mercury: "\\bMercury\\b",
      jupiter: "\\bJupiter\\b",
      venus: "\\bVenus\\b",
      saturn: "\\bSaturn\\b",
      rahu: "\\bRahu\\b",
      ketu: "\\bKetu\\b",
    },
    vara: {
      ravi: "\\bSunday\\b",
      soma: "\\bMonday\\b",
      mangala: "\\bTuesday\\b",
      budha: "\\bWednesday\\b",
      guru: "\\bThursday\\b",
      shukra: "\\bFriday\\b",
      shani: "\\bSaturday\\b",
    },
    rasi: {
      mesha: "\\bAries\\b",
      vrishabha: "\\bTaurus\\b",
      mithuna: "\\bGemini\\b",
      karka: "\\bCancer\\b",
      simha: "\\bLeo\\b",
      kanya: "\\bVirgo\\b",
      tula: "\\bLibra\\b",
      vrischika: "\\bScorpio\\b",
      dhanu: "\\bSagittarius\\b",
      makara: "\\bCapricorn\\b",
      kumbha: "\\bAquarius\\b",
      meena: "\\bPisces\\b",
    },
    tithi: {
      purnima: "full Moon",
      amavasya: "Amavasya|Moon is dark",
      ekadashi: "Ekadashi",
      empty: "empty.* tithi|empty one",
    },
    guardian: {
      mesha: "Karthikeya",
      vrishabha: "Lakshmi",
      mithuna: "Krishna",
      karka: "Parvati",
      simha: "Surya",
      kanya: "Saraswati",
      tula: "Indra",
      vrischika: "Kali\\b",
      dhanu: "Brahma",
      makara: "Shani",
      kumbha: "Shiva",
      meena: "Vishnu",
    },
  },
  te: {
    // గురువు is a teacher, and గురువారం, శనివారం and the like are weekdays.
    graha: {
      sun: "సూర్యు|సూర్య (?:సంక్రమణ|గ్రహణ)",
      moon: "చంద్రు|చంద్ర గ్రహణ",
      mars: "కుజు",
      mercury: "బుధు",
      jupiter: "గురుడ|గురుని",
      venus: "శుక్రు",
      saturn: "శని(?!వార)",
      rahu: "రాహు",
      ketu: "కేతు",
    },
    vara: {
      ravi: "ఆదివార",
      soma: "సోమవార",
      mangala: "మంగళవార",
      budha: "బుధవార",
      guru: "గురువార",
      shukra: "శుక్రవార",
      shani: "శనివార",
    },
    rasi: {
      mesha: "మేష(?:ం| రాశి)",
      vrishabha: "వృషభ(?:ం| రాశి)",
      mithuna: "మిథున(?:ం| రాశి)",
      karka: "కర్కాటక",
      simha: "సింహ(?:ం| రాశి)",
      kanya: "కన్యా? రాశి",
      tula: "తులా? రాశి",
      vrischika: "వృశ్చిక",
      dhanu: "ధనుస్సు|ధనూ? రాశి",
      makara: "మకర(?:ం| రాశి)",
      kumbha: "కుంభ(?:ం| రాశి)",
      meena: "మీన(?:ం| రాశి)",
    },
    tithi: { purnima: "పౌర్ణమి", amavasya: "అమావాస్య", ekadashi: "ఏకాదశి", empty: "రిక్తా" },
    guardian: {
      mesha: "కార్తికేయ",
      vrishabha: "లక్ష్మీ",
      mithuna: "కృష్ణ",
      karka: "పార్వతీ",
      simha: "సూర్య",
      kanya: "సరస్వతీ",
      tula: "ఇంద్ర|దేవేంద్ర",
      vrischika: "కాళి|కాళీ",
      dhanu: "బ్రహ్మ",
      makara: "శని|శనీశ్వర|శనైశ్చర",
      kumbha: "శివ|పరమేశ్వర",
      meena: "విష్ణు|నారాయణ",
    },
  },
};
