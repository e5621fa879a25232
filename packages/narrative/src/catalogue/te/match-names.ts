import type { MatchWords } from "../match-words.ts";

export const MATCH_NAMES_TE = {
  gana: { deva: "దేవ గణం", manushya: "మనుష్య గణం", rakshasa: "రాక్షస గణం" },
  yoni: {
    horse: "గుర్రం",
    elephant: "ఏనుగు",
    sheep: "గొర్రె",
    snake: "పాము",
    dog: "కుక్క",
    cat: "పిల్లి",
    rat: "ఎలుక",
    cow: "ఆవు",
    buffalo: "గేదె",
    tiger: "పులి",
    deer: "లేడి",
    monkey: "కోతి",
    mongoose: "ముంగిస",
    lion: "సింహం",
  },
  nadi: { adi: "ఆది నాడి", madhya: "మధ్య నాడి", antya: "అంత్య నాడి" },
  varna: { brahmin: "బ్రాహ్మణ వర్ణం", kshatriya: "క్షత్రియ వర్ణం", vaishya: "వైశ్య వర్ణం", shudra: "శూద్ర వర్ణం" },
  vasya: {
    chatushpada: "చతుష్పాదం",
    manava: "మానవం",
    jalachara: "జలచరం",
    vanachara: "వనచరం",
    keeta: "కీటకం",
  },
  rajju: {
    pada: "పాద రజ్జువు",
    kati: "కటి రజ్జువు",
    nabhi: "నాభి రజ్జువు",
    kantha: "కంఠ రజ్జువు",
    shiro: "శిరో రజ్జువు",
  },
  paya: { gold: "బంగారం", silver: "వెండి", copper: "రాగి", iron: "ఇనుము" },
} as const satisfies Partial<MatchWords>;

export const KOOTA_TE: MatchWords["koota"] = {
  varna: { name: "వర్ణ కూటం", standsFor: "పని చేసే తీరు" },
  vasya: { name: "వశ్య కూటం", standsFor: "పరస్పర ఆకర్షణ" },
  tara: { name: "తారా కూటం", standsFor: "ఆరోగ్యం, సౌఖ్యం" },
  yoni: { name: "యోని కూటం", standsFor: "సాన్నిహిత్యం" },
  graha_maitri: { name: "గ్రహ మైత్రి", standsFor: "స్నేహం" },
  gana: { name: "గణ కూటం", standsFor: "స్వభావం" },
  bhakoot: { name: "రాశి కూటం", standsFor: "కుటుంబం, అభివృద్ధి" },
  nadi: { name: "నాడీ కూటం", standsFor: "సంతానం, జీవశక్తి" },
};

export const PORUTHAM_TE: MatchWords["porutham"] = {
  dina: { name: "దిన పొంతన", standsFor: "ఆరోగ్యం, అభివృద్ధి" },
  gana: { name: "గణ పొంతన", standsFor: "స్వభావం" },
  mahendra: { name: "మహేంద్ర పొంతన", standsFor: "సంతానం" },
  stree_dirgha: { name: "స్త్రీ దీర్ఘ పొంతన", standsFor: "సంపద వృద్ధి" },
  yoni: { name: "యోని పొంతన", standsFor: "సాన్నిహిత్యం" },
  rasi: { name: "రాశి పొంతన", standsFor: "వంశాభివృద్ధి" },
  rasi_adhipati: { name: "రాశ్యధిపతి పొంతన", standsFor: "స్నేహం" },
  vasya: { name: "వశ్య పొంతన", standsFor: "పరస్పర ఆకర్షణ" },
  rajju: { name: "రజ్జు పొంతన", standsFor: "దీర్ఘ దాంపత్యం" },
  vedha: { name: "వేధ పొంతన", standsFor: "ఆటంకాలు లేకపోవడం" },
};
