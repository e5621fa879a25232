import type { ReportTabId } from "@vedanga/contract";
import { partIdOf } from "./parts.ts";

interface PageWords {
  /** At the foot of every sheet. */
  readonly foot: string;
  /** At the head of the sheets of each report, in their order. */
  readonly heads: readonly { readonly id: ReportTabId; readonly head: string }[];
}

const SMALL = 'color: #454261; font: 400 8.25pt "Anek Telugu", sans-serif;';

/** As CSS writes a string. */
const quoted = (words: string): string => `"${words.replaceAll(/["\\]/g, "\\$&").replaceAll(/\s/g, " ")}"`;

const sheetOf = (id: ReportTabId): string => `report-${id}`;

/**
 * The rules of the sheets: A4, at the head which report it is, at the foot whose, from when, and the number of the sheet.
 * Each report has sheets of its own name and so begins on a new one.
 */
export function pageRules({ foot, heads }: PageWords): string {
  const last = heads.at(-1);
  return [
    "@page { size: A4; margin: 13mm 15mm 14mm;",
    `@bottom-left { content: ${quoted(foot)}; ${SMALL} }`,
    `@bottom-right { content: counter(page) " / " counter(pages); ${SMALL} } }`,
    ...heads.flatMap(({ id, head }) => [
      `@page ${sheetOf(id)} { @top-right { content: ${quoted(head)}; ${SMALL} } }`,
      `#${partIdOf(id)} { page: ${sheetOf(id)}; }`,
    ]),
    // Whose data were used: on the last sheet, without one of its own.
    last ? `body > footer { page: ${sheetOf(last.id)}; }` : "",
  ].join("\n");
}
