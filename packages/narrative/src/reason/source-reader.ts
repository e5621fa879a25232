/**
 * How the sources that core cites read in another language. The keys are core's own English: what a source names,
 * not how it was put together, so that a verse more or less needs no new word.
 */
export interface SourceWords {
  /** Books with their authors. */
  readonly works: Readonly<Record<string, string>>;
  /** Where in a book, when words say it and not a number. */
  readonly parts: Readonly<Record<string, string>>;
  /** What is not a book and a place in it: customs, practices, remarks. */
  readonly sayings: Readonly<Record<string, string>>;
  readonly chapter: (number: string) => string;
  readonly verse: (number: string) => string;
}

const NUMBER = String.raw`\d+(?:\.\d+)*(?:-\d+)?`;
const NUMBERS = new RegExp(`^${NUMBER}$`);
const TWO_NUMBERS = new RegExp(`^(${NUMBER}) and (${NUMBER})$`);
const PART_WITH_NUMBER = new RegExp(`^(.+?)( ${NUMBER})$`);
const NAMED_NUMBER = new RegExp(`^(ch|v)\\. (${NUMBER})$`);

/** A word for every one of them, or nothing. */
const whole = (words: readonly (string | undefined)[]): readonly string[] | undefined => {
  const known = words.filter((word) => word !== undefined);
  return known.length === words.length ? known : undefined;
};

/** "34.2-7", "1.36 and 1.51-52", "ch. 6", "v. 6", "on the thirteenth", "Chaitra", "Sutrasthana 2.1". */
function placeIn({ parts, chapter, verse }: SourceWords, place: string): string | undefined {
  if (NUMBERS.test(place)) return place;
  const [, first, second] = TWO_NUMBERS.exec(place) ?? [];
  if (first !== undefined && second !== undefined) return `${first}, ${second}`;
  const [, kind, number] = NAMED_NUMBER.exec(place) ?? [];
  if (number !== undefined) return kind === "ch" ? chapter(number) : verse(number);
  const [, part = place, within = ""] = PART_WITH_NUMBER.exec(place) ?? [];
  return Object.hasOwn(parts, part) ? `${parts[part]}${within}` : undefined;
}

/** A saying, or a book with the places in it: the first after a space or a comma, each further one after a comma. */
function clauseIn(words: SourceWords, clause: string): string | undefined {
  if (Object.hasOwn(words.sayings, clause)) return words.sayings[clause];
  const begins = (work: string) => clause === work || clause.startsWith(`${work} `) || clause.startsWith(`${work},`);
  const [work, name] = Object.entries(words.works).find(([english]) => begins(english)) ?? [];
  if (work === undefined || name === undefined) return undefined;
  const [beside = "", ...further] = clause.slice(work.length).split(", ");
  const first = beside === "" ? [] : [beside.trimStart()];
  const places = whole([...first, ...further].map((place) => placeIn(words, place)));
  return places && `${name}${beside === "" && places.length > 0 ? ", " : " "}${places.join(", ")}`.trimEnd();
}

/**
 * A reader of core's sources. One that says anything unknown is left in English as a whole, never half of it, and
 * nothing is thrown: a reader is better served by a book named in another script than by no answer.
 */
export function sourceReader(words: SourceWords): (source: string) => string {
  // Core cites some 150 sources, each hundreds of times in one answer.
  const read = new Map<string, string>();
  return (source) => {
    const known = read.get(source);
    if (known !== undefined) return known;
    const text = whole(source.split("; ").map((clause) => clauseIn(words, clause)))?.join("; ") ?? source;
    read.set(source, text);
    return text;
  };
}
