const CONSONANTS: Readonly<Record<string, string>> = {
  క: "k",
  ఖ: "kh",
  గ: "g",
  ఘ: "gh",
  చ: "ch",
  జ: "j",
  ట: "t",
  డ: "d",
  ణ: "n",
  త: "t",
  థ: "th",
  ద: "d",
  ధ: "dh",
  న: "n",
  ప: "p",
  ఫ: "ph",
  బ: "b",
  భ: "bh",
  మ: "m",
  య: "y",
  ర: "r",
  ల: "l",
  వ: "v",
  శ: "sh",
  ష: "sh",
  స: "s",
  హ: "h",
};
const VOWELS: Readonly<Record<string, string>> = { అ: "a", ఆ: "a", ఇ: "i", ఈ: "i", ఉ: "u", ఊ: "u", ఏ: "e", ఓ: "o" };
const SIGNS: Readonly<Record<string, string>> = {
  "ా": "a",
  "ి": "i",
  "ీ": "i",
  "ు": "u",
  "ూ": "u",
  "ృ": "ri",
  "ే": "e",
  "ై": "ai",
  "ో": "o",
  "ౌ": "au",
  "్": "",
};
const ANUSVARA = "ం";
const VISARGA = "ః";

/** Sanskrit in Telugu script as plain Roman letters, lengths and spaces left out. Throws for a letter it does not know. */
export function romanised(text: string): string {
  const letters = [...text];
  return letters
    .map((letter, index) => {
      const next = letters[index + 1] ?? " ";
      if (letter === " ") return "";
      // At the end of a word it is an m; before the dental of chandra, an n.
      if (letter === ANUSVARA) return next === " " || index === letters.length - 1 ? "m" : "n";
      if (letter === VISARGA) return "h";
      const consonant = CONSONANTS[letter];
      if (consonant !== undefined) return next in SIGNS ? consonant : `${consonant}a`;
      const vowel = VOWELS[letter] ?? SIGNS[letter];
      if (vowel === undefined) throw new RangeError(`no Roman letter for ${letter}`);
      return vowel;
    })
    .join("");
}
