/** Countries whose names GeoNames writes with the marks of scholarly transliteration, which nobody there uses. */
const COUNTRIES = new Set(["IN", "BD", "BT", "LK", "MV", "NP", "PK"]);

const MARKS = /[\u0300-\u036f]/g;

/** "Guntūr" to "Guntur" and "vadlamuru" to "Vadlamuru" in South Asia; names elsewhere keep their letters. Always NFC. */
export function everydaySpelling(country: string, name: string): string {
  const tidy = name.normalize("NFC").replace(/\s+/g, " ").trim();
  if (!COUNTRIES.has(country)) return tidy;
  const plain = tidy.normalize("NFD").replace(MARKS, "").normalize("NFC");
  return plain.replace(/^\p{Ll}/u, (first) => first.toUpperCase());
}
