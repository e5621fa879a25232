import { MARKS } from "./marks.ts";
import { teluguForty } from "./telugu-forty.ts";
import { TO_JUDGE } from "./to-judge.ts";

const HEAD = `# Forty readings in Telugu

Written by \`npm run regenerate -- telugu-readings\`; do not edit. A test compares this page with what the calls answer, so that it shows the words as they are.

Forty answers of every kind, as the calls give them on 21 November 2026 for dates and places, not for persons. They were read aloud from first to last. Under a reading stands what was heard amiss in it, and what is said now; the words were changed in the catalogue, so that every reading of that kind has them. Where nothing stands, nothing was marked.
`;

/** docs/readings/telugu-forty.md. */
export function teluguFortyPage(): string {
  const readings = teluguForty().map(({ title, paragraphs }, index) => {
    const marks = MARKS.filter(({ reading }) => reading === index + 1);
    const told = marks.map(({ was, now, why }) => `- ${was} → ${now}. ${why}`);
    return [
      `\n## ${index + 1}. ${title}\n`,
      ...paragraphs.map((text) => `${text}\n`),
      ...(told.length === 0 ? [] : ["**Marked and mended:**\n", `${told.join("\n")}\n`]),
    ].join("\n");
  });
  const judge = TO_JUDGE.map((question) => `- ${question}`).join("\n");
  return `${HEAD}${readings.join("")}\n## What a native reader should still judge\n\n${judge}\n`;
}
