import type { Catalogue } from "../catalogue.ts";

/** Rulers and uses: Brihat Samhita 100.1-5. */
export const KARANA_EN: Catalogue["karana"] = {
  bava: { lord: "Indra", deity: "Indra", special: "Suited to well-being, to lasting works and to setting out." },
  balava: { lord: "Brahma", deity: "Brahma", special: "Suited to worship, gifts and sacred study." },
  kaulava: { lord: "Mitra", deity: "Mitra", special: "Suited to friendship, affection and making a choice." },
  taitila: {
    lord: "Aryaman",
    deity: "Aryaman",
    special: "Suited to the house, ornaments and work for others' liking.",
  },
  gara: { lord: "Bhumi", deity: "Bhudevi", special: "Suited to farming, seed and work about the home." },
  vanija: { lord: "Shri", deity: "Lakshmi", special: "Suited to trade, agreements and things meant to stay." },
  vishti: {
    lord: "Yama",
    deity: "Yama",
    special: "Left out of auspicious rites; it serves for settling and clearing away.",
  },
  shakuni: { lord: "Kalyuga", deity: "Kaali", special: "Suited to medicine, roots and mantra practice." },
  chatushpada: { lord: "Vrisha", deity: "Vrisha", special: "Suited to cattle, the ancestors and public duty." },
  naga: { lord: "Phani", deity: "Naga", special: "Suited to firm and demanding work rather than to celebration." },
  kimstughna: { lord: "Marut", deity: "Vayu", special: "Suited to works of merit, nourishment and festivals." },
};
