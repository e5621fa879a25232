const FINITE =
  /(?:తుంది|తాయి|తాడు|తారు|తాం|న్నాడు|న్నారు|న్నాయి|[ుిై]ంది|ఉంది|లేదు|లేవు|లేడు|లేరు|వద్దు|కూడదు|రాదు|వచ్చు|[యరటనలడవ]దు|[యడల]రు|ోండి|[కయడవచటనగరసద]ండి|(?<!గ)ాలి)(?=, [\u0c00-\u0c7f$“])/g;

/** వండి, నుండి and ఉండి end like a request. */
const LIKE_A_REQUEST = /(?<![\u0c00-\u0c7f])(?:వండి|నుండి|ఉండి)$/;
const DENIES = /(?:కాదు|కావు|కాడు)$/;
const ALSO_DENIES = /[ూీా] (?:లేదు|లేవు|లేడు|కాడు|కాదు|రావు)$/;
const SHORT = 2;

const words = (clause: string): number => clause.split(/\s+/).filter((word) => /[\u0c00-\u0c7f$]/.test(word)).length;

/**
 * Finite clauses with a comma between them; Telugu ends the first with a semicolon or makes it non-finite. A comma stays
 * between verbs in a row with a word or two each (చూడవచ్చు, ముద్రించవచ్చు), in a pair (లాభమూ లేదు, నష్టమూ లేదు), in a
 * contrast (ఇది ఆచారం కాదు, వాడుక) and before లేదా.
 */
export function joinedClauses(line: string): string[] {
  return [...line.matchAll(FINITE)].flatMap((found) => {
    const end = found.index + found[0].length;
    const first = (
      line
        .slice(0, end)
        .split(/[.;:,"`(]/)
        .at(-1) ?? ""
    ).trim();
    const second = (line.slice(end + 2).split(/[.;:,"`)]/)[0] ?? "").trim();
    const isPair = ALSO_DENIES.test(first) && ALSO_DENIES.test(second);
    const isContrast = DENIES.test(first) || (DENIES.test(second) && words(second) <= SHORT);
    if (LIKE_A_REQUEST.test(first) || isPair || isContrast || second.startsWith("లేదా")) return [];
    const [fewer = 0, more = 0] = [words(first), words(second)].sort((a, b) => a - b);
    return more > SHORT && fewer >= SHORT ? [`${first}, ${second}`] : [];
  });
}
