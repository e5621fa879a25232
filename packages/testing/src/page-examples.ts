/** TypeScript on a page, the heading above it, and the text that the page says it prints. */
export interface PageExample {
  readonly title: string;
  readonly code: string;
  readonly prints: string | undefined;
}

const PIECE = /^## (.+)\n|^```ts\n([\s\S]*?)^```\n(?:```text\n([\s\S]*?)^```)?/gm;

/** The examples of a page, in order. */
export function examplesOf(page: string): readonly PageExample[] {
  const found: PageExample[] = [];
  let title = "";
  for (const [, heading, code, prints] of page.matchAll(PIECE)) {
    if (code === undefined) title = heading ?? title;
    else found.push({ title, code, prints });
  }
  return found;
}

const isImport = (line: string): boolean => line.startsWith("import ");
const MARK = "----";

/** All examples as one program, each going on from those before. */
export function programOf(examples: readonly PageExample[]): string {
  const codes = examples.map(({ code }) => code.split("\n"));
  const bodies = codes.map((lines) => lines.filter((line) => !isImport(line)).join("\n"));
  return [...codes.flat().filter(isImport), bodies.join(`\nconsole.log("${MARK}");\n`)].join("\n");
}

/** What each example printed, from what the program did: the same shape as what the pages say. */
export const printedBy = (examples: readonly PageExample[], output: string): readonly string[] => {
  const printed = output.split(`${MARK}\n`);
  return examples.map(({ title }, index) => `${title}\n${printed[index] ?? ""}`);
};

/** What the pages say that each example prints; nothing for one that only prepares the next. */
export const promisedBy = (examples: readonly PageExample[]): readonly string[] =>
  examples.map(({ title, prints }) => `${title}\n${prints ?? ""}`);
