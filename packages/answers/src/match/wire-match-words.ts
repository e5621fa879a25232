import { type Catalogue, catalogueOf } from "@vedanga/narrative";

const { match } = catalogueOf("en");

/** The English names of matching that the format spells in a way of its own. What is told in sentences keeps ours. */
export const WIRE_MATCH_WORDS: Catalogue["match"] = {
  ...match,
  gana: { ...match.gana, rakshasa: "rakshas" },
  vasya: { ...match.vasya, vanachara: "Vanchara" },
  rajju: {
    pada: "pada(foot)",
    kati: "kati(waist)",
    nabhi: "nabhi(thorax)",
    kantha: "kanta(neck)",
    shiro: "siro(head)",
  },
  koota: {
    ...match.koota,
    graha_maitri: { ...match.koota.graha_maitri, name: "Rasi AdhiPathi" },
    bhakoot: { ...match.koota.bhakoot, name: "Rasi" },
  },
  porutham: {
    ...match.porutham,
    stree_dirgha: { ...match.porutham.stree_dirgha, name: "Sthree Dheerga" },
    rasi_adhipati: { ...match.porutham.rasi_adhipati, name: "Rasi Adhipathi" },
  },
};
