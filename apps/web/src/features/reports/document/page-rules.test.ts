import { expect, test } from "vitest";
import { pageRules } from "./page-rules.ts";

const HEADS = [
  { id: "kundli", head: "1 · జాతక చక్రం" },
  { id: "gem_suggestions", head: "7 · Gem Suggestions" },
] as const;

test("each report has sheets of its own with its head, and the last has what follows the document", () => {
  const rules = pageRules({ foot: "Anjali Rao · 23 November 2026", heads: HEADS });
  expect(rules).toContain('@page report-kundli { @top-right { content: "1 · జాతక చక్రం";');
  expect(rules).toContain("#part-kundli { page: report-kundli; }");
  expect(rules).toContain("body > footer { page: report-gem_suggestions; }");
  expect(rules).toContain('@bottom-left { content: "Anjali Rao · 23 November 2026";');
});

test("a name with quotes, strokes and new lines stays one string", () => {
  const rules = pageRules({ foot: 'Anjali "Anju" \\ Rao\n· 23', heads: HEADS });
  expect(rules).toContain('content: "Anjali \\"Anju\\" \\\\ Rao · 23";');
});
