/** A nasal before a stop is written as a dot: మ్ప is ంప, న్ద is ంద; న్న and న్మ stay, and the న of హుస్సేన్‌పూర్. */
const M_BEFORE_STOP = /మ్(?=[క-ఘచ-ఝట-ఢత-ధప-భ])/g;
const NASAL_BEFORE_STOP = /[ఙఞణన]్(?=[క-ఘచ-ఝట-ఢత-ధప-భ])/g;
/** A stop and హ are one letter: క్హ is ఖ. */
const BREATHED: ReadonlyMap<string, string> = new Map(
  ["కఖ", "గఘ", "చఛ", "జఝ", "టఠ", "డఢ", "తథ", "దధ", "పఫ", "బభ"].map(([plain = "", breathed = ""]) => [plain, breathed]),
);
const STOP_AND_H = /([కగచజటడతదపబ])్హ/g;
/** Elements that keep their first letter whole after a name that ends in a consonant: మీర్‌పేట, not మీర్పేట. */
const KEPT_WHOLE = /్(?=(?:నగర్|పేట|పల్లి|పూర్|గూడ|గఢ్)$)/;
const JOINER = "\u200c";

/** Writes a word as Telugu spelling has it, however its sounds were put together. */
export function spelled(word: string): string {
  return word
    .replace(M_BEFORE_STOP, "ం")
    .replace(STOP_AND_H, (_, stop: string) => BREATHED.get(stop) ?? stop)
    .replace(KEPT_WHOLE, `్${JOINER}`)
    .replace(NASAL_BEFORE_STOP, "ం");
}
