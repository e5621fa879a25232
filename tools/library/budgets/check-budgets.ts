import { say } from "../say.ts";
import type { Tally } from "../tally.ts";
import { bytesOfFaces, bytesOfRoutes, type RouteBytes } from "./route-budgets.ts";

/**
 * Most that a screen may bring before it answers to a touch, in bytes as they are sent, and what may come after it for its
 * parts. Libraries under every screen are 77 kB of it.
 */
const MOST = { script: 130_000, pieces: 58_000, words: 14_000, style: 19_000, scripts: 17, sheets: 4 } as const;
/** Faces of the style sheet that a page of a language may set its text in. */
const FACES = [
  { language: "English", pattern: /-latin-\d/, most: 90_000 },
  { language: "Telugu", pattern: /-telugu-telugu-\d/, most: 160_000 },
] as const;

const kB = (bytes: number): string => (bytes / 1000).toFixed(1);

function faultsOf(bytes: RouteBytes): readonly string[] {
  return (Object.keys(MOST) as (keyof typeof MOST)[])
    .filter((part) => bytes[part] > MOST[part])
    .map((part) => `${part} ${bytes[part]} of ${MOST[part]}`);
}

/** The table of all screens, in kB as they are sent. */
export function tableOfBudgets(): readonly string[] {
  const row = (name: string, ...cells: readonly string[]): string =>
    `  ${name.padEnd(24)}${cells.map((cell) => cell.padStart(10)).join("")}`;
  return [
    row("screen", "script kB", "then", "+ Telugu", "style kB", "scripts", "sheets"),
    ...bytesOfRoutes().map(({ route, script, pieces, words, style, scripts, sheets }) =>
      row(route, kB(script), kB(pieces), kB(words), kB(style), `${scripts}`, `${sheets}`),
    ),
    ...FACES.map(({ language, pattern }) => row(`faces of ${language}`, kB(bytesOfFaces(pattern)))),
  ];
}

/** Counts each screen that keeps within its budget; of one that does not, the table and what is too much. */
export function checkBudgets(tally: Tally): void {
  const faults = [
    ...bytesOfRoutes().map((bytes) => ({ name: bytes.route, over: faultsOf(bytes) })),
    ...FACES.map(({ language, pattern, most }) => {
      const bytes = bytesOfFaces(pattern);
      return { name: `faces of ${language}`, over: bytes > most ? [`${bytes} of ${most}`] : [] };
    }),
  ];
  const failed = faults.filter(({ over }) => over.length > 0);
  if (failed.length > 0) for (const line of tableOfBudgets()) say(line);
  for (const { name, over } of failed) say(`over its budget: ${name}: ${over.join(", ")}`);
  tally.add("budgets", faults.length - failed.length, failed.length);
}
