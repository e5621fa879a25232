import type {
  Chapter,
  Citation,
  Custom,
  Masa,
  Matter,
  Practice,
  Remark,
  Section,
  Verses,
  Work,
  WorkCitation,
} from "@vedanga/core";

/** The words of a language for what core cites. */
export interface SourceWords {
  /** With the author, where a book is known by its author. */
  readonly work: Readonly<Record<Work, string>>;
  readonly section: Readonly<Record<Section, string>>;
  /** The part of a digest that is about one month. */
  readonly month: (masa: Masa) => string;
  readonly matter: Readonly<Record<Matter, string>>;
  readonly departing: Readonly<Record<NonNullable<WorkCitation["departing"]>, string>>;
  readonly citedFor: Readonly<Record<NonNullable<WorkCitation["citedFor"]>, string>>;
  readonly custom: Readonly<Record<Custom, string>>;
  readonly practice: Readonly<Record<Practice, string>>;
  readonly practiceAfter: (work: string, chapter: number) => string;
  readonly remark: Readonly<Record<Remark, string>>;
  readonly chapter: (number: number) => string;
  readonly verse: (numbers: string) => string;
  readonly both: (first: string, second: string) => string;
}

/** 11-15, 39 */
const verseNumbers = (verses: readonly Verses[]): string =>
  verses.map((one) => (typeof one === "number" ? one : one.join("-"))).join(", ");

/** 34.11-15, 39 */
const chapterNumbers = ({ chapter, verses }: Chapter): string =>
  verses === undefined ? `${chapter}` : `${chapter}.${verseNumbers(verses)}`;

/** Behind the name of a work: kanda, chapter and verses. */
function numbersIn(words: SourceWords, { kanda, chapter, verses, and }: WorkCitation): string {
  if (chapter === undefined) return "";
  const numbers = `${kanda === undefined ? "" : `${kanda}.`}${chapterNumbers({ chapter, ...(verses && { verses }) })}`;
  return ` ${and === undefined ? numbers : words.both(numbers, chapterNumbers(and))}`;
}

function workCited(words: SourceWords, cited: WorkCitation): string {
  const { work, section, chapter, verses, continued, inChapter, paragraph, month, on, departing, citedFor } = cited;
  const name = section === undefined ? words.work[work] : `${words.work[work]}, ${words.section[section]}`;
  const parts = [
    `${name}${numbersIn(words, cited)}`,
    continued && chapterNumbers(continued),
    inChapter && words.chapter(inChapter),
    paragraph,
    month && words.month(month),
    on && words.matter[on],
    chapter === undefined && verses && words.verse(verseNumbers(verses)),
    departing && words.departing[departing],
  ];
  const text = parts.filter((part) => part).join(", ");
  return citedFor === undefined ? text : `${words.citedFor[citedFor]}: ${text}`;
}

/** A writer of what core cites, in one language. */
export const sourceWriter = (words: SourceWords) => {
  const write = (source: Citation): string => {
    if ("work" in source) return workCited(words, source);
    if ("custom" in source) return words.custom[source.custom];
    if ("practice" in source) return words.practice[source.practice];
    if ("remark" in source) return words.remark[source.remark];
    if ("together" in source) return source.together.map(write).join("; ");
    const { work, chapter } = source.practiceAfter;
    return words.practiceAfter(words.work[work], chapter);
  };
  return write;
};
