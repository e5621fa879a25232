import type { Ekadashi } from "@vedanga/core";
import type { FestivalName } from "../names.ts";

const fast = (name: string, month: string) => ({
  name: `${name} Ekadashi`,
  special: `A fast for Vishnu on the eleventh of ${month}.`,
});

/** By the months of the amanta count. */
export const EKADASHI_DAYS_EN: Readonly<Record<Ekadashi, FestivalName>> = {
  kamada_ekadashi: fast("Kamada", "bright Chaitra"),
  varuthini_ekadashi: fast("Varuthini", "dark Chaitra"),
  mohini_ekadashi: fast("Mohini", "bright Vaishakha"),
  apara_ekadashi: fast("Apara", "dark Vaishakha"),
  nirjala_ekadashi: {
    name: "Nirjala Ekadashi",
    special: "A fast for Vishnu on the eleventh of bright Jyeshtha, which some keep without water.",
  },
  yogini_ekadashi: fast("Yogini", "dark Jyeshtha"),
  devashayani_ekadashi: {
    name: "Devashayani Ekadashi (Toli Ekadashi)",
    special: "Vishnu lies down to sleep and the four months of vows begin.",
  },
  kamika_ekadashi: fast("Kamika", "dark Ashadha"),
  shravana_putrada_ekadashi: fast("Shravana Putrada", "bright Shravana"),
  aja_ekadashi: fast("Aja", "dark Shravana"),
  parshva_ekadashi: {
    name: "Parshva Ekadashi (Parivartini)",
    special: "A fast for Vishnu, who turns on his side in his sleep, and for Vamana.",
  },
  indira_ekadashi: fast("Indira", "dark Bhadrapada"),
  papankusha_ekadashi: fast("Papankusha", "bright Ashvina"),
  rama_ekadashi: fast("Rama", "dark Ashvina"),
  prabodhini_ekadashi: {
    name: "Prabodhini Ekadashi (Utthana)",
    special: "Vishnu wakes from his sleep and the four months of vows end.",
  },
  utpanna_ekadashi: fast("Utpanna", "dark Kartika"),
  mokshada_ekadashi: fast("Mokshada", "bright Margashirsha"),
  saphala_ekadashi: fast("Saphala", "dark Margashirsha"),
  pausha_putrada_ekadashi: fast("Pausha Putrada", "bright Pausha"),
  shattila_ekadashi: {
    name: "Shattila Ekadashi",
    special: "A fast for Vishnu with sesame used in six ways, on the eleventh of dark Pausha.",
  },
  jaya_ekadashi: fast("Jaya", "bright Magha"),
  vijaya_ekadashi: fast("Vijaya", "dark Magha"),
  amalaki_ekadashi: {
    name: "Amalaki Ekadashi",
    special: "A fast for Vishnu and worship of the amla tree, on the eleventh of bright Phalguna.",
  },
  papamochani_ekadashi: fast("Papamochani", "dark Phalguna"),
  padmini_ekadashi: fast("Padmini", "the bright half of an adhika month"),
  parama_ekadashi: fast("Parama", "the dark half of an adhika month"),
};
